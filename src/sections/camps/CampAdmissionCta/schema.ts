import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'
import { byState } from '../by-state.ts'

/** The last word of a landing page: an admission ticket with the payment page, the chat and the terms. */
export function campAdmissionCta(fields: ContentFields) {
  return z.strictObject({
    heading: byState(fields),
    lead: byState(fields),
    /** The place itself, on the ticket. */
    picture: fields.picture,
    /** On the button to the payment page, while registration is open. */
    payLabel: fields.text,
    /** While the camp runs, for those who are registered and have a payment left. */
    payLaterLabel: fields.text,
  })
}
