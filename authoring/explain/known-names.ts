import type { z } from 'astro/zod'
import { type Def, defOf } from '../fields/schema-def.ts'

/** The field names that a schema accepts at a path of the data. */
export function knownNames(schema: z.ZodType, data: unknown, path: (string | number)[]): string[] {
  const def = defOf(schema)
  const [step, ...rest] = path
  const value = step === undefined ? undefined : (data as Record<string | number, unknown> | undefined)?.[step]
  const into = (inner: unknown) => (inner ? knownNames(inner as z.ZodType, value, rest) : [])
  const same = (inner: unknown) => knownNames(inner as z.ZodType, data, path)
  switch (def.type) {
    case 'optional':
    case 'default':
      return same(def['innerType'])
    case 'pipe':
      return same(defOf(def['in'] as z.ZodType).type === 'transform' ? def['out'] : def['in'])
    case 'object': {
      const shape = def['shape'] as Record<string, z.ZodType>
      return step === undefined ? Object.keys(shape) : into(shape[step])
    }
    case 'array':
      return into(def['element'])
    case 'tuple':
      return into((def['items'] as z.ZodType[])[Number(step)])
    case 'record':
      return into(def['valueType'])
    case 'union':
      return ofUnion(def, data, path)
    default:
      return []
  }
}

/** Uses the option that the discriminator in the data selects; all options if it selects none. */
function ofUnion(def: Def, data: unknown, path: (string | number)[]): string[] {
  const by = def['discriminator']
  const kind = typeof by === 'string' ? (data as Record<string, unknown> | undefined)?.[by] : undefined
  const options = def['options'] as z.ZodType[]
  const own = options.filter((option) => typeof by === 'string' && marks(option, by).includes(kind))
  return [...new Set((own.length > 0 ? own : options).flatMap((option) => knownNames(option, data, path)))]
}

function marks(option: z.ZodType, by: string): unknown[] {
  const def = defOf(option)
  if (def.type === 'pipe') return marks(def['in'] as z.ZodType, by)
  const mark = (def['shape'] as Record<string, z.ZodType> | undefined)?.[by]
  return (mark?._zod.def as unknown as { values?: unknown[] })?.values ?? []
}
