import { descriptionError, titleError } from '#lib/search-result.ts'
import { text } from './text.ts'

/** The title of the browser tab and the search result. The brand is appended if it fits. */
export const searchTitle = text.superRefine((title, context) => {
  const error = titleError(title)
  if (error) context.addIssue(error)
})

/** The text below the title of a search result. */
export const searchDescription = text.superRefine((description, context) => {
  const error = descriptionError(description)
  if (error) context.addIssue(error)
})
