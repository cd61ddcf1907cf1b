import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkFile } from '../../../authoring/check/check-file.ts'
import { contentPaths } from '../../../authoring/content/content-paths.ts'
import { frontMatter } from '../../../authoring/content/front-matter.ts'
import { parseContent, parseContentFile } from '../../../authoring/content/parse-content.ts'
import type { Finding } from '../../../authoring/explain/finding.ts'
import { isolateAddresses } from '../../../authoring/explain/isolate-addresses.ts'
import { yamlCause } from '../../../authoring/explain/yaml-cause.ts'
import type { Data } from '../../../authoring/merge/plain-data.ts'
import { message, OwnerError } from '../owner-error.ts'

/** Parses a file that is about to be rewritten; throws this message if its syntax is broken. */
export function parseOrThrow(path: string, source: string, sentence = 'damagedHere'): Data {
  const data = parseContent(path, source)
  if (data) return data
  throw new OwnerError(message(sentence, { name: path.replace(/^.*\//, ''), what: describeDamage(damageOf(path, source)) }), 422)
}

/** „שורה 7: הסוגר נפתח ולא נסגר” */
export function describeDamage({ line, hebrew }: Finding): string {
  return message('damagedLine', { line: String(line), what: isolateAddresses(hebrew) })
}

/** Every content file that can't be parsed, and why. */
export function damagedFiles(root: string): Finding[] {
  return contentPaths(root).flatMap((path) =>
    parseContentFile(root, path) ? [] : [damageOf(path, readFileSync(join(root, path), 'utf8'))],
  )
}

/**
 * Runs a check of all files together, which may throw if one of them can't be parsed. Then the check is skipped (`otherwise`): a damaged
 * file blocks publishing anyway.
 */
export function skipIfDamaged<Answer>(root: string, runCheck: () => Answer, otherwise: (damaged: Finding[]) => Answer): Answer {
  try {
    return runCheck()
  } catch (error) {
    const damaged = damagedFiles(root)
    if (damaged.length === 0) throw error
    return otherwise(damaged)
  }
}

/** The error for a file that can't be changed until others are fixed. */
export function damagedFilesError(damaged: Finding[]): OwnerError {
  return new OwnerError(
    [message('damagedElsewhere'), ...damaged.map((one) => `${one.file.replace(/^.*\//, '')}, ${describeDamage(one)}`)].join('\n'),
  )
}

/** What is wrong with a file that can't be parsed, and where. */
export function damageOf(file: string, source: string): Finding {
  try {
    const [first] = checkFile(file, source)
    if (first) return first
  } catch {
    // A value that starts with an asterisk is a YAML alias, which is only resolved when the whole document is converted.
  }
  const { head, above } = frontMatter(file, source)
  const at = head.split('\n').findIndex((line) => /(?:: |- )\*/.test(line))
  const cause = yamlCause(head, { line: Math.max(at, 0) + 1, code: '', message: '' })
  return { file, ...cause, line: cause.line + above }
}
