import { type CollectionEntry, getCollection } from 'astro:content'
import { isPublished } from '#lib/days/is-published.ts'
import { israelDay } from '#lib/days/israel-time.ts'

/** The entries that are visible on the day of the build. The editor's preview also shows the others. */
export async function published<Name extends 'articles' | 'camps'>(name: Name): Promise<CollectionEntry<Name>[]> {
  const entries: CollectionEntry<Name>[] = await getCollection(name)
  if (process.env['EDITOR_DRAFTS']) return entries
  const today = israelDay(new Date())
  return entries.filter(({ data }) => isPublished(data, today))
}
