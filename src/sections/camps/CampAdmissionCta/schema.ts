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
  })
}
