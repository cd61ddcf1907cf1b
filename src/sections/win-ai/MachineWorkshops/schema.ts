import { z } from 'astro/zod'
import { anchor } from '#schemas/anchor.ts'
import type { ContentFields } from '#schemas/content-fields.ts'

/** Two workshops as machines: an idea falls into the hopper, passes three stations on a belt, and comes out as a finished product. */
export function machineWorkshops(fields: ContentFields) {
  const { text, icon } = fields
  return z.strictObject({
    heading: text,
    lead: text.optional(),
    /** Label of the buttons: "פרטים והרשמה". */
    openLabel: text,
    items: z
      .array(
        z.strictObject({
          id: anchor.unwrap(),
          title: text,
          text,
          idea: text,
          stations: z.array(z.strictObject({ icon, title: text, text })).length(3),
          output: z.discriminatedUnion('kind', [clip(fields), app(fields)]),
          details: details(fields),
        }),
      )
      .length(2),
  })
}

function clip({ picture }: ContentFields) {
  return z.strictObject({ kind: z.literal('clip'), picture })
}

/** A small app on a phone: a list of turns; some are done, and one is today's. */
function app({ text, icon }: ContentFields) {
  return z.strictObject({
    kind: z.literal('app'),
    /** Alternative text. */
    alt: text,
    icon,
    title: text,
    rows: z.array(z.strictObject({ day: text, name: text, state: z.enum(['done', 'today', 'later']) })).length(4),
    button: text,
  })
}

/** Content of the dialog. */
function details({ text, picture, action }: ContentFields) {
  return z.strictObject({
    lead: text,
    picture,
    facts: z.array(z.strictObject({ label: text, value: text })).max(4),
    planHeading: text,
    plan: z.array(text).min(2).max(6),
    action,
    sample: z.boolean().default(false),
  })
}
