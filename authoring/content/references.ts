import { globSync, readFileSync } from 'node:fs'
import { fieldsOf } from '../fields/fields-of.ts'
import type { Field, Shape } from '../fields/shape.ts'
import { readContent } from '../merge/content-file.ts'
import { type Data, isData } from '../merge/plain-data.ts'

import { folderOf } from './collection-of.ts'

export interface Reference {
  /** The file that refers. */
  from: string
  collection: string
  id: string
}

/** Every reference from a content file to another, the ones that hold by themselves too. */
export function allReferences(root: string, shapes: Map<string, Field[]>): Reference[] {
  const folders = new Set([...shapes.keys()].map(folderOf))
  const files = globSync(`src/content/{${[...folders].join(',')}}/*.{yaml,md}`, { cwd: root, exclude: ['**/README.md'] })
  return files.flatMap((from) => {
    const data = readContent(from, readFileSync(`${root}/${from}`, 'utf8'))
    return referencesIn(fieldsOf(shapes, from, data), data).map((found) => ({ from, ...found }))
  })
}

function referencesIn(fields: Field[], data: Data): Omit<Reference, 'from'>[] {
  return fields.flatMap(({ name, shape, fallback }) => inShape(shape, data[name] ?? fallback))
}

function inShape(shape: Shape, value: unknown): Omit<Reference, 'from'>[] {
  if (shape.kind === 'reference') return typeof value === 'string' ? [{ collection: shape.collection, id: value }] : []
  if (shape.kind === 'object') return isData(value) ? referencesIn(shape.fields, value) : []
  if (shape.kind === 'list') return Array.isArray(value) ? value.flatMap((item) => inShape(shape.item, item)) : []
  if (shape.kind === 'named') return isData(value) ? Object.values(value).flatMap((item) => inShape(shape.item, item)) : []
  if (shape.kind !== 'kinds' || !isData(value)) return []
  return referencesIn(shape.options.find(({ name }) => name === value[shape.by])?.fields ?? [], value)
}
