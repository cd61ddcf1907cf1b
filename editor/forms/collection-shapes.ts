import type { z as Zod } from 'astro/zod'
import { loadSchemas } from '../../scripts/check/load-schemas.ts'
import { type KnownSchemas, shapeReader } from './read-shape.ts'
import type { Field } from './shape.ts'

/** The fields of every collection of src/content.config.ts, by its name. */
export function collectionShapes(): Map<string, Field[]> {
  const { z, collections, load } = loadSchemas()
  const known: KnownSchemas = {
    ...load<Pick<KnownSchemas, 'text' | 'chatMessage'>>('src/schemas/text.ts'),
    ...load<Pick<KnownSchemas, 'printedDate'>>('src/schemas/printed-date.ts'),
    ...load<Pick<KnownSchemas, 'action'>>('src/schemas/action.ts'),
    ...load<Pick<KnownSchemas, 'icon'>>('src/schemas/icon.ts'),
  }
  const { shapeOf } = shapeReader(known)
  const image = () => z.string().meta({ picture: true }) as Zod.ZodType
  return new Map(
    Object.entries(collections).map(([name, { schema }]) => {
      const shape = shapeOf(typeof schema === 'function' ? schema({ image }) : schema)
      if (shape.kind !== 'object') throw new Error(`the collection "${name}" is no object`)
      return [name, shape.fields]
    }),
  )
}
