import { z } from 'astro/zod'
import { contentSchemas } from '../../src/content-schemas.ts'
import { contentFields } from '../../src/schemas/content-fields.ts'

/** Here a picture is just the path of its file; nothing opens it. */
const fields = contentFields({ image: (() => z.string().meta({ picture: true })) as never })

/** The site's schemas by collection, the same that the build checks with. */
export const schemas: ReadonlyMap<string, z.ZodType> = new Map(
  Object.entries(contentSchemas).map(([name, schema]) => [name, schema(fields)]),
)
