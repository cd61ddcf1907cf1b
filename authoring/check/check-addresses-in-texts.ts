import type { Complaint } from '../explain/complaint.ts'
import { toOwnMachine } from './check-links.ts'
import { textsIn } from './texts-in.ts'

/** Finds addresses inside longer texts. A text that is only a link, and Markdown links, are checked as links elsewhere. */
export function complaintsAboutAddressesInTexts(data: unknown): Complaint[] {
  return textsIn(data).flatMap(({ path, text }) =>
    [...text.matchAll(/(?<!\]\()https?:\/\/[^\s)"”<>]+/g)].flatMap(([found]) => {
      const to = found.replace(/[.,;:!?]+$/, '')
      const fault = to === text.trim() ? undefined : toOwnMachine(to)
      return fault ? [{ path, ...fault }] : []
    }),
  )
}
