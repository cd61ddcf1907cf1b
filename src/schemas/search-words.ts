import { descriptionFault, titleFault } from '#lib/search-result.ts'
import { text } from './text.ts'

/** The title of the browser tab and the search result. The brand is appended if it fits. */
export const searchTitle = text.superRefine((title, context) => {
  const fault = titleFault(title)
  if (fault) context.addIssue(fault)
})

/** The text below the title of a search result. */
export const searchDescription = text.superRefine((description, context) => {
  const fault = descriptionFault(description)
  if (fault) context.addIssue(fault)
})
