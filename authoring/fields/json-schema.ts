import type { LabelBook } from './labels.ts'
import type { Field, Shape } from './shape.ts'

type Json = Record<string, unknown>

/** A JSON schema of the fields with their Hebrew labels, for completion and validation in VS Code. */
export function jsonSchema(fields: Field[], book: LabelBook, place: string[]): Json {
  return { $schema: 'http://json-schema.org/draft-07/schema#', ...object(fields, book, place) }
}

function object(fields: Field[], book: LabelBook, place: string[], more: Json = {}): Json {
  const own = fields.map((field) => {
    const path = [...place, field.name]
    const { label, hint } = book.field(path)
    const about = {
      title: label,
      ...(hint && { description: `${label}: ${hint}` }),
      ...(field.fallback !== undefined && { default: field.fallback }),
    }
    return [field.name, { ...of(field.shape, book, path), ...about }]
  })
  return {
    type: 'object',
    additionalProperties: false,
    properties: { ...more, ...Object.fromEntries(own) },
    required: [...Object.keys(more), ...fields.filter(({ required }) => required).map(({ name }) => name)],
  }
}

function of(shape: Shape, book: LabelBook, path: string[]): Json {
  switch (shape.kind) {
    case 'text':
      return { type: 'string', ...(!shape.mayBeEmpty && { minLength: shape.min ?? 1 }), ...(shape.max && { maxLength: shape.max }) }
    case 'line':
      return { type: 'string', ...(shape.pattern && { pattern: shape.pattern }) }
    case 'day':
      return { type: 'string', pattern: String.raw`^\d{2}\.\d{2}\.\d{4}$` }
    case 'time':
      return { type: 'string', pattern: String.raw`^\d{2}:\d{2}$` }
    case 'number':
      return {
        type: 'integer',
        ...(shape.min !== undefined && { minimum: shape.min }),
        ...(shape.max !== undefined && { maximum: shape.max }),
      }
    case 'switch':
      return { type: 'boolean' }
    case 'choice':
      return { enum: shape.values }
    case 'word-or-number':
      return { anyOf: [{ enum: shape.values }, { type: 'integer' }] }
    case 'action':
      return action(shape)
    case 'object':
      return object(shape.fields, book, path)
    case 'list':
      return {
        type: 'array',
        items: of(shape.item, book, path),
        ...(shape.min && { minItems: shape.min }),
        ...(shape.max && { maxItems: shape.max }),
      }
    case 'kinds':
      return {
        oneOf: shape.options.map(({ name, fields }) => ({
          title: book.kind(name).label,
          ...object(fields, book, [...path, name], { [shape.by]: { const: name } }),
        })),
      }
    case 'named':
      return { type: 'object', additionalProperties: of(shape.item, book, path) }
    default:
      return { type: 'string' }
  }
}

function action({ mails, groups, looks, topics }: Shape & { kind: 'action' }): Json {
  const properties = {
    label: { type: 'string' },
    to: { type: 'string', pattern: '^(/|#|https://)' },
    chat: { type: 'string' },
    phone: { const: true },
    mail: { enum: mails },
    catalogue: { const: true },
    group: { enum: groups },
    look: { enum: looks },
    topic: { enum: topics },
  }
  return { type: 'object', additionalProperties: false, properties, required: ['label'] }
}
