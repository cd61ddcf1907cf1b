import type { CollectionEntry } from 'astro:content'
import type { Resolved } from '@/lib/resolve-content'

/** The story's content as the island receives it. */
export type StoryContent = Resolved<CollectionEntry<'story'>['data']>

/** 'שאלה {n} מתוך {total}' with its numbers. */
export function fillIn(label: string, numbers: { n: number; total?: number }): string {
  return label.replace('{n}', String(numbers.n)).replace('{total}', String(numbers.total ?? ''))
}
