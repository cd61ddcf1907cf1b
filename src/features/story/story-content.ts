import type { CollectionEntry } from 'astro:content'
import type { Resolved } from '#build/resolve-content.ts'

/** The story's content as the island receives it. */
export type StoryContent = Resolved<CollectionEntry<'story'>['data']>
