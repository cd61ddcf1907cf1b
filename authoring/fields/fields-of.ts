import { collectionOf } from '../content/collection-of.ts'
import { type Data, isData } from '../merge/plain-data.ts'
import type { Field } from './shape.ts'

/** The fields of the form for a content file. Words of the interface have the names that the file has. */
export function fieldsOf(shapes: Map<string, Field[]>, path: string, data: Data): Field[] {
  if (path.startsWith('src/content/interface/')) return wordFields(data)
  const found = shapes.get(collectionOf(path, shapes.keys()) ?? '')
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
