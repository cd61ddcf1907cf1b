import type { z } from 'astro/zod'
import type { Resolved } from '#build/resolve-content.ts'
import type { Band } from './band.ts'

/** The first part of a page: its content with pictures and references resolved. Nothing links to it. */
export type HeroView<Schema extends z.ZodType> = Resolved<z.output<Schema>>

/** Any other part: its content, and the id by which links find it and its heading names it. */
export type PartView<Schema extends z.ZodType> = HeroView<Schema> & { id: string }

/** A part of the kit: the page that uses it chooses its ground and its upper edge. */
export type BandView<Schema extends z.ZodType> = PartView<Schema> & Band
