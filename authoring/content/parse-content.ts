import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument } from 'yaml'
import { readContent } from '../merge/content-file.ts'
import { type Data, isData } from '../merge/plain-data.ts'
import { frontMatter } from './front-matter.ts'

/** Parses a content file; undefined if its syntax is broken. `readContent` would guess, and return fields that nobody wrote. */
export function parseContent(path: string, source: string): Data | undefined {
  try {
    const data = strictly(path, source.replace(/^\ufeff/, ''))
    return isData(data) ? data : undefined
  } catch {
    return undefined
  }
}

/** Same as `readable`, for a file on disk. */
export function parseContentFile(root: string, path: string): Data | undefined {
  try {
    return parseContent(path, readFileSync(join(root, path), 'utf8'))
  } catch {
    return undefined
  }
}

function strictly(path: string, text: string): unknown {
  if (path.endsWith('.json')) return JSON.parse(text)
  const document = parseDocument(frontMatter(path, text).head)
  const data: unknown = document.errors.length === 0 ? document.toJS() : undefined
  return path.endsWith('.md') && isData(data) ? readContent(path, text) : data
}
