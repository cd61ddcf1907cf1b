import type { z } from 'astro/zod'
import type { Resolved } from '#build/resolve-content.ts'
import type { Band } from './band.ts'

/** Props of a page's first section: its content with pictures and references resolved. Nothing links to it. */
export type HeroView<Schema extends z.ZodType> = Resolved<z.output<Schema>>

/** Props of any other section: its content, and the id for links and for its heading. */
export type SectionView<Schema extends z.ZodType> = HeroView<Schema> & { id: string }

/** Props of a kit section: the page that uses it also chooses its background and upper edge. */
export type KitSectionView<Schema extends z.ZodType> = SectionView<Schema> & Band
