import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** The last call: a bus stop on the street before the house, whose sign says where the bus goes. */
export function busStopCta({ text, action, band }: ContentFields) {
  return z.strictObject({
    heading: text,
    lead: text,
    action,
    /** For those who would rather ask first. */
    more: action,
    /** The bus that leaves there. */
    picture: band,
  })
}
