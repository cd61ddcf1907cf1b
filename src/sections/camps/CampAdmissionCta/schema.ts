import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'
import { byState } from '../by-state.ts'

/** Closing call to action of a landing page: an admission ticket with payment page, chat and terms. */
export function campAdmissionCta(fields: ContentFields) {
  return z.strictObject({
    heading: byState(fields),
    lead: byState(fields),
    /** The venue, on the ticket. */
    picture: fields.picture,
  })
}
