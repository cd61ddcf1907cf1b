import { z } from 'astro/zod'

/** The ground that a section has. */
export const tone = z.enum(['canvas', 'tint', 'field', 'night'])

/** Meets the section above in the page's skyline, or in a city's with lit windows, instead of a straight line. */
export const rise = z.union([z.boolean(), z.literal('city')])

/** How a general section looks on the page that uses it. */
export interface Band {
  tone?: z.output<typeof tone> | undefined
  rise?: z.output<typeof rise> | undefined
}
