import { descriptionFault, titleFault } from '#lib/search-result.ts'
import { text } from './text.ts'

/** The browser tab and the search result; the brand is added to it where it fits. */
export const searchTitle = text.superRefine((title, context) => {
  const fault = titleFault(title)
  if (fault) context.addIssue(fault)
})

/** What a search result says below the title. */
export const searchDescription = text.superRefine((description, context) => {
  const fault = descriptionFault(description)
  if (fault) context.addIssue(fault)
})
