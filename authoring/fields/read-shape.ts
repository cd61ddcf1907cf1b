import type { z as Zod } from 'astro/zod'
import { gradeLetters } from '../../src/lib/text/format-grades.ts'
import { action } from '../../src/schemas/action.ts'
import { grade } from '../../src/schemas/grade.ts'
import { icon } from '../../src/schemas/icon.ts'
import type { PictureRole } from '../../src/schemas/picture.ts'
import { printedDate } from '../../src/schemas/printed-date.ts'
import { chatMessage, text } from '../../src/schemas/text.ts'
import { isData } from '../merge/plain-data.ts'
import { lengthLimits, limits, messageOf } from './limits.ts'
import { type Def, defOf } from './schema-def.ts'
import { type Field, fieldsInside, type Shape } from './shape.ts'

type Schema = Zod.ZodType

function field(name: string, schema: Schema): Field {
  const { inner, required, fallback } = unwrap(schema)
  return { name, shape: shapeOf(inner), required, ...(fallback !== undefined && { fallback }) }
}

function fieldsOf(shape: Record<string, Schema>): Field[] {
  return Object.entries(shape).map(([name, schema]) => field(name, schema))
}

/** The shape of a schema's form. */
export function shapeOf(schema: Schema): Shape {
  const def = defOf(schema)
  if (isLike(schema, text)) return { kind: 'text', mayBeEmpty: false }
  if (isLike(schema, chatMessage)) return { kind: 'text', mayBeEmpty: true }
  if (schema === printedDate) return { kind: 'day' }
  if (schema === icon) return { kind: 'icon' }
  if (schema === grade) return { kind: 'choice', values: gradeLetters.map((_, index) => index + 1) }
  if (schema === action) return actionShape(def)
  const meta = schema.meta?.() ?? {}
  if (typeof meta['reference'] === 'string') return { kind: 'reference', collection: meta['reference'] }
  if (meta['picture']) return { kind: 'picture-file' }
  const read = readers[def.type]
  if (!read) throw new Error(`no form for a schema of type "${def.type}"`)
  return read(def, schema)
}

const readers: Record<string, (def: Def, schema: Schema) => Shape> = {
  string: (_, schema) => lineShape(schema),
  number: (_, schema) => ({ kind: 'number', ...limits(schema) }),
  boolean: () => ({ kind: 'switch' }),
  literal: ({ values }) => ({ kind: 'choice', values: values as string[] }),
  enum: ({ entries }) => ({ kind: 'choice', values: Object.values(entries as Record<string, string>) }),
  object: ({ shape }, schema) => withRole(objectShape(fieldsOf(shape as Record<string, Schema>)), schema.meta?.()?.['role']),
  array: ({ element }, schema) => ({ kind: 'list', item: shapeOf(unwrap(element as Schema).inner), ...limits(schema) }),
  tuple: ({ items }, schema) => {
    const all = items as Schema[]
    const isRange = schema.meta?.()?.['range'] === true
    return { kind: 'list', item: shapeOf(all[0] as Schema), min: all.length, max: all.length, ...(isRange && { isRange }) }
  },
  record: ({ valueType }) => ({ kind: 'named', item: shapeOf(valueType as Schema) }),
  union: (def) => unionShape(def),
  pipe: (def) => pipeShape(def),
}

/** The owner writes the input of a transformation; checks on its output limit the length too. */
function pipeShape({ in: from, out }: Def): Shape {
  const [first, last] = [from as Schema, out as Schema]
  if (defOf(first).type === 'transform') return shapeOf(last)
  const shape = shapeOf(first)
  return shape.kind === 'text' ? { ...shape, ...lengthLimits(last) } : shape
}

function unionShape({ options, discriminator }: Def): Shape {
  const all = (options as Schema[]).map((option) => shapeOf(option))
  if (all.every((shape) => shape.kind === 'choice' || shape.kind === 'switch')) {
    return { kind: 'choice', values: all.flatMap((shape) => (shape.kind === 'choice' ? shape.values : [false, true])) }
  }
  const names = all.flatMap((shape) => (shape.kind === 'choice' ? shape.values.map(String) : []))
  if (all.some((shape) => shape.kind === 'number')) return { kind: 'word-or-number', values: names }
  // The options differ only in which fields are set: one form has the fields of all options, and the schema validates them.
  if (typeof discriminator !== 'string') return objectShape(halves(all.map((shape) => ({ fields: fieldsInside(shape) }))))
  return kindsShape(discriminator, all)
}

/** True for the same schema, or for a copy with more checks, which shares the inner schema. */
function isLike(schema: Schema, known: Schema): boolean {
  return schema === known || (defOf(schema).type === 'pipe' && defOf(schema)['in'] === defOf(known)['in'])
}

function kindsShape(by: string, all: Shape[]): Shape {
  const options = all.map((shape) => {
    if (shape.kind !== 'object') throw new Error('a union mixes objects and other types')
    const mark = shape.fields.find(({ name }) => name === by)?.shape
    const value = mark?.kind === 'choice' ? mark.values[0] : undefined
    return { value, name: String(value), fields: shape.fields.filter(({ name }) => name !== by) }
  })
  // Boolean discriminator: one form, in which the fields that only one option has are optional.
  if (options.every(({ value }) => typeof value === 'boolean'))
    return objectShape([{ name: by, shape: { kind: 'switch' }, required: true }, ...halves(options)])
  return { kind: 'kinds', by, options: options.map(({ name, fields }) => ({ name, fields })) }
}

function halves(options: { fields: Field[] }[]): Field[] {
  const names = [...new Set(options.flatMap(({ fields }) => fields.map(({ name }) => name)))]
  return names.flatMap((name) => {
    const own = options.flatMap(({ fields }) => fields.filter((field) => field.name === name))
    const [first] = own
    return first ? [{ ...first, required: first.required && own.length === options.length }] : []
  })
}

function objectShape(fields: Field[]): Shape {
  const names = fields.map(({ name }) => name)
  return { kind: 'object', fields, ...(names.includes('src') && names.includes('alt') && { isPicture: true }) }
}

/** Passes the picture's role to the field that chooses its file. */
function withRole(shape: Shape, role: unknown): Shape {
  if (shape.kind !== 'object' || typeof role !== 'string') return shape
  const fields = shape.fields.map((one) =>
    one.name === 'src' ? { ...one, shape: { kind: 'picture-file' as const, role: role as PictureRole } } : one,
  )
  return { ...shape, fields }
}

function lineShape(schema: Schema): Shape {
  const checks = (defOf(schema)['checks'] ?? []) as Schema[]
  const format = checks.map(defOf).find((check) => check['format'] === 'regex' || check['format'] === 'starts_with')
  const pattern = format?.['pattern']
  if (!(pattern instanceof RegExp)) return { kind: 'line' }
  if (pattern.test('08:00') && !pattern.test('a')) return { kind: 'time' }
  return { kind: 'line', pattern: pattern.source, message: messageOf(format), ...(schema.meta?.()?.['page'] === true && { isPage: true }) }
}

function actionShape({ in: from }: Def): Shape {
  const fields = defOf(from as Schema)['shape'] as Record<string, Schema>
  const values = (name: string) => {
    const def = defOf(unwrap(fields[name] as Schema).inner)
    return (def.type === 'literal' ? def['values'] : Object.values((def['entries'] ?? {}) as object)) as string[]
  }
  return { kind: 'action', mails: values('mail'), groups: values('group'), looks: values('look'), topics: values('topic') }
}

function unwrap(schema: Schema): { inner: Schema; required: boolean; fallback?: unknown } {
  let inner = schema
  let required = true
  let fallback: unknown
  for (let def = defOf(inner); ['optional', 'default', 'prefault'].includes(def.type); def = defOf(inner)) {
    required = false
    if (def.type !== 'optional') fallback = def['defaultValue']
    inner = def['innerType'] as Schema
  }
  // Astro writes the default of a reference as an object; files contain only the name.
  if (isData(fallback) && typeof fallback['id'] === 'string') fallback = fallback['id']
  return { inner, required, fallback }
}
