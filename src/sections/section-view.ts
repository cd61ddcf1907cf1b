import type { z } from 'astro/zod'
import type { Resolved } from '@/lib/resolve-content'

/** What a section's view receives: its content with pictures and references resolved, and a name that is unique on the page. */
export type SectionView<Schema extends z.ZodType> = Resolved<z.output<Schema>> & { name: string }
