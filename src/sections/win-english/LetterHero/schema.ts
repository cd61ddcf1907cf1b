import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** The first screen: the main action is built of letter blocks that stand on the grass beside the children. */
export function letterHero({ text, action, hero }: ContentFields) {
  return z.strictObject({
    heading: text,
    lead: text,
    /** Its label, in capital Latin letters, is built of blocks: one line for each word. */
    letters: action,
    contact: action,
    /** The page's own form. */
    form: action,
    /** What parents do: the page sells to schools. */
    parents: z.strictObject({ text, action }),
    /** A cut-out with a flat lower edge of grass. */
    picture: hero,
  })
}
