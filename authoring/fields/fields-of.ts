import { collectionOf } from '../content/collection-of.ts'
import { type Data, isData } from '../merge/plain-data.ts'
import { collectionShapes } from './collection-shapes.ts'
import type { Field } from './shape.ts'

/** The form fields of a content file. For interface words, they are the keys of the file. */
export function fieldsOf(path: string, data: Data): Field[] {
  if (path.startsWith('src/content/interface/')) return wordFields(data)
  const found = collectionShapes.get(collectionOf(path) ?? '')
  if (!found) throw new Error(`no form for ${path}`)
  return found
}

function wordFields(data: Data): Field[] {
  return Object.entries(data).map(([name, value]) => ({
    name,
    shape: isData(value) ? { kind: 'object', fields: wordFields(value) } : { kind: 'text', mayBeEmpty: false },
    required: true,
  }))
}
