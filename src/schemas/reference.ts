import { z } from 'astro/zod'

/**
 * Another entry, by the name of its file. Astro's own `reference` is known to Astro alone; this one is read by authoring/ too,
 * which says when there is no such entry. The build finds out when it looks the entry up.
 */
export function reference<Collection extends string>(collection: Collection) {
  return z
    .string()
    .transform((id) => ({ collection, id }))
    .meta({ reference: collection })
}
