import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** The principals' hero: a week's timetable, with the lesson in its middle under a lens. */
export function timetableHero(fields: ContentFields) {
  const subjects = z.array(fields.text)
  const day = z.strictObject({ name: fields.text, subjects: subjects.length(5) })
  return z.strictObject({
    kicker: fields.text,
    heading: fields.text,
    lead: fields.text,
    actions: z.array(fields.action).min(1).max(2),
    /** Who vouches for the programme. */
    proof: fields.action.optional(),
    /** What the button says that prints the offer. */
    print: fields.text,
    week: z.strictObject({
      caption: fields.text,
      /** The middle day gives its third and fourth lesson to the lens: it names three subjects. */
      days: z.tuple([day, day, day.extend({ subjects: subjects.length(3) }), day, day]),
      lesson: z.strictObject({ when: fields.text, what: fields.text, picture: fields.cover }),
      sample: z.boolean().default(false),
    }),
  })
}
