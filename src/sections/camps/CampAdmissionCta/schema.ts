import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'

/** The last word of a landing page: an admission ticket with the payment page, the chat and the terms. */
export function campAdmissionCta(fields: ContentFields) {
  return z.strictObject({
    heading: fields.text,
    lead: fields.text.optional(),
    /** The place itself, on the ticket. */
    picture: fields.picture,
    /** On the button to the payment page, while registration is open. */
    payLabel: fields.text,
    /** Afterwards, for those who are registered and have a payment left. */
    payLaterLabel: fields.text,
  })
}
