import { z } from 'astro/zod'
import { printedDate } from './printed-date.ts'

/** When an entry is visible: not while it is a draft, and not before its day. */
export const publication = {
  draft: z.boolean().default(false),
  /** Requires a build on that day or later: docs/editor.md explains nightly builds. */
  publishFrom: printedDate.transform(({ iso }) => iso).optional(),
}
