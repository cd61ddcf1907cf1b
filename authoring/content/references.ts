import { globSync } from 'node:fs'
import { fieldsOf } from '../fields/fields-of.ts'
import type { Field, Shape } from '../fields/shape.ts'
import { type Data, isData } from '../merge/plain-data.ts'
import { collectionFolders } from './collection-of.ts'
import { parseContentFile } from './parse-content.ts'

/** A reference to another entry. */
interface Named {
  /** Path of the field that refers. */
  path: (string | number)[]
  collection: string
  id: string
}

export interface Reference extends Named {
  /** The file that refers. */
  from: string
}

/** Every reference between content files that can be parsed, including those that come from a default. */
export function allReferences(root: string): Reference[] {
  const files = globSync(`src/content/{${collectionFolders.join(',')}}/*.{yaml,md}`, { cwd: root, exclude: ['**/README.md'] })
  return files.flatMap((from) => {
    const data = parseContentFile(root, from)
    return data ? referencesIn(fieldsOf(from, data), data).map((found) => ({ from, ...found })) : []
  })
}

export function referencesIn(fields: Field[], data: Data, path: Named['path'] = []): Named[] {
  return fields.flatMap(({ name, shape, fallback }) => inShape(shape, data[name] ?? fallback, [...path, name]))
}

function inShape(shape: Shape, value: unknown, path: Named['path']): Named[] {
  if (shape.kind === 'reference') return typeof value === 'string' ? [{ path, collection: shape.collection, id: value }] : []
  if (shape.kind === 'object') return isData(value) ? referencesIn(shape.fields, value, path) : []
  if (shape.kind === 'list') return Array.isArray(value) ? value.flatMap((item, index) => inShape(shape.item, item, [...path, index])) : []
  if (shape.kind === 'named')
    return isData(value) ? Object.entries(value).flatMap(([name, item]) => inShape(shape.item, item, [...path, name])) : []
  if (shape.kind !== 'kinds' || !isData(value)) return []
  return referencesIn(shape.options.find(({ name }) => name === value[shape.by])?.fields ?? [], value, path)
}
