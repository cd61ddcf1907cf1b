import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** The principals' hero: a weekly timetable with a lens over the lesson in its middle. */
export function timetableHero(fields: ContentFields) {
  const subjects = z.array(fields.text)
  const day = z.strictObject({ name: fields.text, subjects: subjects.length(5) })
  return z.strictObject({
    kicker: fields.text,
    heading: fields.text,
    lead: fields.text,
    actions: z.array(fields.action).min(1).max(2),
    /** A link to an organisation that confirms the programme's quality. */
    proof: fields.action.optional(),
    /** Label of the button that prints the offer. */
    print: fields.text,
    week: z.strictObject({
      caption: fields.text,
      /** The lens replaces the third and fourth lesson of the middle day, so that day names three subjects. */
      days: z.tuple([day, day, day.extend({ subjects: subjects.length(3) }), day, day]),
      lesson: z.strictObject({ when: fields.text, what: fields.text, picture: fields.cover }),
      sample: z.boolean().default(false),
    }),
  })
}
