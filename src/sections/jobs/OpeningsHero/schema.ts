import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'
import { reference } from '#schemas/reference.ts'

/** The open jobs as rooms of a school, in cross-section. The first job has the tallest room. */
export function openingsHero({ text, action }: ContentFields) {
  return z.strictObject({
    heading: text,
    lead: text,
    actions: z.array(action).max(2).default([]),
    jobs: z.array(reference('jobs')).min(1),
  })
}
