import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkFile } from '../../authoring/check/check-file.ts'
import { contentPaths } from '../../authoring/content/content-paths.ts'
import { frontMatter } from '../../authoring/content/front-matter.ts'
import { readable, readableFile } from '../../authoring/content/readable.ts'
import type { Finding } from '../../authoring/explain/finding.ts'
import { isolated } from '../../authoring/explain/isolated.ts'
import { yamlCause } from '../../authoring/explain/yaml-cause.ts'
import type { Data } from '../../authoring/merge/plain-data.ts'
import { Refused, say } from './refused.ts'

/** What a file says, for those who would write it again; a file that was damaged by hand is refused with this sentence. */
export function intact(path: string, source: string, sentence = 'damagedHere'): Data {
  const data = readable(path, source)
  if (data) return data
  throw new Refused(say(sentence, { name: path.replace(/^.*\//, ''), what: damageInWords(damageOf(path, source)) }), 422)
}

/** „שורה 7: הסוגר נפתח ולא נסגר” */
export function damageInWords({ line, hebrew }: Finding): string {
  return say('damagedLine', { line: String(line), what: isolated(hebrew) })
}

/** Every file of the content that can't be read, and why. */
export function damagedFiles(root: string): Finding[] {
  return contentPaths(root).flatMap((path) => (readableFile(root, path) ? [] : [damageOf(path, readFileSync(join(root, path), 'utf8'))]))
}

/**
 * A question about all files together, which may fail because one of them can't be read. Then it waits, as it does before publishing, which the
 * damaged file stops anyway.
 */
export function onceReadable<Answer>(root: string, question: () => Answer, otherwise: (damaged: Finding[]) => Answer): Answer {
  try {
    return question()
  } catch (error) {
    const damaged = damagedFiles(root)
    if (damaged.length === 0) throw error
    return otherwise(damaged)
  }
}

/** What another file waits for. */
export function damagedElsewhere(damaged: Finding[]): Refused {
  return new Refused(
    [say('damagedElsewhere'), ...damaged.map((one) => `${one.file.replace(/^.*\//, '')}, ${damageInWords(one)}`)].join('\n'),
  )
}

function damageOf(file: string, source: string): Finding {
  try {
    const [first] = checkFile(file, source)
    if (first) return first
  } catch {
    // A text that begins with an asterisk is the name of another one in YAML, and is looked for only when the file is read as a whole.
  }
  const { head, above } = frontMatter(file, source)
  const at = head.split('\n').findIndex((line) => /(?:: |- )\*/.test(line))
  const cause = yamlCause(head, { line: Math.max(at, 0) + 1, code: '', message: '' })
  return { file, ...cause, line: cause.line + above }
}
