import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'
import { reference } from '#schemas/reference.ts'
import { topics } from '#schemas/topic.ts'

/** A form; beside it the next steps after sending, and reasons to trust it. */
export function formSection(fields: ContentFields) {
  return z.strictObject({
    heading: fields.text,
    lead: fields.text.optional(),
    /** The privacy notice for the details in the form. */
    notice: reference('notices').default({ collection: 'notices', id: 'enquiry' }),
    /** The steps after sending, in order. */
    next: z
      .array(z.strictObject({ title: fields.text, text: fields.text.optional() }))
      .max(5)
      .default([]),
    /** The owner has not confirmed the steps yet. */
    sample: z.boolean().default(false),
    trust: z.array(fields.text).max(3).default([]),
    /** A cut-out beside the form, if there is room. */
    picture: fields.picture.optional(),
  })
}

/** Optional topics of a form: the chosen one is named at the form, in the mail's subject and text, and in the chat. */
export const formTopics = { topics }
