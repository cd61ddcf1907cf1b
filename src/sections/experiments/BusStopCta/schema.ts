import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** Closing call to action: a bus stop on the street before the house; its sign names the destination. */
export function busStopCta({ text, action, band }: ContentFields) {
  return z.strictObject({
    heading: text,
    lead: text,
    action,
    /** For visitors who prefer to ask first. */
    more: action,
    /** The bus at the stop. */
    picture: band,
  })
}
