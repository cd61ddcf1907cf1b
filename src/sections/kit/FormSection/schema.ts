import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'
import { reference } from '#schemas/reference.ts'
import { topics } from '#schemas/topic.ts'

/** A form, with what happens after it was sent and why one may trust it beside it. */
export function formSection(fields: ContentFields) {
  return z.strictObject({
    heading: fields.text,
    lead: fields.text.optional(),
    /** What is said about the details that the form asks for. */
    notice: reference('notices').default({ collection: 'notices', id: 'enquiry' }),
    /** What happens after sending, in order. */
    next: z
      .array(z.strictObject({ title: fields.text, text: fields.text.optional() }))
      .max(5)
      .default([]),
    /** What happens after sending is not said by the owner yet. */
    sample: z.boolean().default(false),
    trust: z.array(fields.text).max(3).default([]),
    /** A cut-out that stands beside the form where there is room for it. */
    picture: fields.picture.optional(),
  })
}

/** A form may say what it is about: named at the form, in the mail's subject and text and in the chat. */
export const formTopics = { topics }
