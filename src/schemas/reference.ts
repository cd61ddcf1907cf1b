import { z } from 'astro/zod'

/**
 * A reference to another entry, by the name of its file. Astro's own `reference` works only in Astro; this one also works in authoring/,
 * which reports missing entries. The build notices when it loads the entry.
 */
export function reference<Collection extends string>(collection: Collection) {
  return z
    .string()
    .transform((id) => ({ collection, id }))
    .meta({ reference: collection })
}
