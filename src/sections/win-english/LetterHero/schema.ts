import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** The first screen: the main action is built of letter blocks on the grass, beside the children. */
export function letterHero({ text, action, hero }: ContentFields) {
  return z.strictObject({
    heading: text,
    lead: text,
    /** The label, in capital Latin letters, is built of blocks: one line per word. */
    letters: action,
    contact: action,
    /** The link to the page's own form. */
    form: action,
    /** A link for parents, because the page itself is for schools. */
    parents: z.strictObject({ text, action }),
    /** A cut-out with a flat lower edge of grass. */
    picture: hero,
  })
}
