import { z } from 'astro/zod'
import { expect, test, vi } from 'vitest'
import { collections } from './content.config'

vi.mock('astro:content', () => ({ defineCollection: (collection: object) => collection, reference: () => z.string() }))

type Schema = z.core.$ZodType

/** Which parts of each kind of file may be a sample: what the launch check counts, so that it can say how much is done. */
test('the launch check knows every place that may hold a sample (vitest -u writes the list)', async () => {
  const image = () => z.string()
  const places = Object.entries(collections).flatMap(([name, { schema }]) => {
    const made = typeof schema === 'function' ? schema({ image: image as never }) : schema
    return [...new Set(placesIn(made as Schema, ''))].sort().map((path) => `${name} ${path || '.'}\n`)
  })
  await expect(places.join('')).toMatchFileSnapshot('../authoring/launch/sample-places.txt')
})

/** Pictures are known by their file, wherever they are. */
function placesIn(schema: Schema, path: string): string[] {
  const { def } = schema._zod
  if (isObject(schema)) {
    const { shape } = schema._zod.def
    if ('src' in shape) return []
    const here = `${path}${kindOf(shape)}`
    const inside = Object.entries(shape).flatMap(([name, child]) => placesIn(child, here ? `${here}.${name}` : name))
    return 'sample' in shape ? [here, ...inside] : inside
  }
  return childrenOf(def).flatMap(([child, isItem]) => placesIn(child, isItem ? `${path}.*` : path))
}

/** A section says which kind it is. */
function kindOf({ type }: z.core.$ZodShape): string {
  const values = (type?._zod.def as { values?: string[] } | undefined)?.values
  return values ? `:${values[0]}` : ''
}

function isObject(schema: Schema): schema is z.core.$ZodObject {
  return schema._zod.def.type === 'object'
}

/** What a schema is made of, and whether that is one of many. */
function childrenOf(def: z.core.$ZodTypeDef): [child: Schema, isItem: boolean][] {
  const parts = def as { element?: Schema; valueType?: Schema; innerType?: Schema; in?: Schema; options?: Schema[]; items?: Schema[] }
  const many = [parts.element, parts.valueType, ...(parts.items ?? [])].map((child) => [child, true] as const)
  const same = [parts.innerType, parts.in, ...(parts.options ?? [])].map((child) => [child, false] as const)
  return [...many, ...same].flatMap(([child, isItem]) => (child ? [[child, isItem]] : []))
}
