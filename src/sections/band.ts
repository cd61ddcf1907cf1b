import { z } from 'astro/zod'

/** Background of a section. */
export const tone = z.enum(['canvas', 'tint', 'field', 'night'])

/** Upper edge of a section: the page's skyline, or a city's with lit windows, instead of a straight line. */
export const rise = z.union([z.boolean(), z.literal('city')])

/** Look of a kit section, chosen by the page that uses it. */
export interface Band {
  tone?: z.output<typeof tone> | undefined
  rise?: z.output<typeof rise> | undefined
}
