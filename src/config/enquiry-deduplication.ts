/** Our relay treats the same words within this time as one enquiry: visitors and pages retry when a response gets lost. */
export const deduplicationWindowMs = 10 * 60_000
