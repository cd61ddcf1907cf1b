import type { Complaint } from '../explain/complaint.ts'
import { toOwnMachine } from './check-links.ts'
import { textsIn } from './texts-in.ts'

/** Addresses among the words of a text. What is nothing but a link, or a link of Markdown, is checked as one. */
export function complaintsAboutAddressesInTexts(data: unknown): Complaint[] {
  return textsIn(data).flatMap(({ path, text }) =>
    [...text.matchAll(/(?<!\]\()https?:\/\/[^\s)"”<>]+/g)].flatMap(([found]) => {
      const to = found.replace(/[.,;:!?]+$/, '')
      const fault = to === text.trim() ? undefined : toOwnMachine(to)
      return fault ? [{ path, ...fault }] : []
    }),
  )
}
