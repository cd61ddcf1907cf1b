import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** The number of a feature, from 1. */
const feature = z.number().int().min(1).max(4)

/** The first screen and the four features around one sticky plot; scrolling and pressing build on it. */
export function cityToy({ text, action, hero, icon, layer }: ContentFields) {
  return z.strictObject({
    kicker: text.optional(),
    heading: text,
    lead: text,
    actions: z.array(action).min(1).max(2),
    /** The empty plot; its alternative text describes the complete city. */
    plot: hero,
    /** All pieces, from back to front, in pictures of the same frame. Each feature has three, built in this order. */
    pieces: z
      .array(z.strictObject({ feature, picture: layer, night: layer }))
      .refine(
        (pieces) => [1, 2, 3, 4].every((number) => pieces.filter((piece) => piece.feature === number).length === 3),
        'each of the four features has three pieces',
      ),
    featuresHeading: text,
    features: z.array(z.strictObject({ title: text, text, adds: text, icon })).length(4),
    /** Remarks for a feature that is at least two pieces ahead of another; the first match is shown. */
    remarks: z.array(z.strictObject({ more: feature, than: feature, text })).min(1),
    balanced: text,
    whole: text,
    empty: text,
    /** For assistive technology, beside a button: "{n}" pieces are built. */
    count: text,
    /** Actions for the visitor's city. */
    yours: z.strictObject({ heading: text, text, share: text, shared: text, save: text, clear: text }),
  })
}
