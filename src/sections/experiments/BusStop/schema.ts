import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'
import { anchor } from '@/sections/section-fields'

/** The last call: a bus stop on the street before the house, whose sign says where the bus goes. */
export function busStopSection({ text, action }: ContentFields) {
  return z.strictObject({
    type: z.literal('bus-stop'),
    id: anchor,
    heading: text,
    lead: text,
    action,
  })
}
