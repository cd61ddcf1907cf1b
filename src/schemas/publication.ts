import { z } from 'astro/zod'
import { printedDate } from './printed-date.ts'

/** When something is to be seen: not while it is a draft, and not before its day. */
export const publication = {
  draft: z.boolean().default(false),
  /** The site has to be built on that day or later: docs/editor.md says how a host builds every night. */
  publishFrom: printedDate.transform(({ iso }) => iso).optional(),
}
