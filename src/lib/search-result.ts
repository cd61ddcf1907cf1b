const longestTitle = 60
const shortestDescription = 70
const longestDescription = 160
/** Placeholders for a camp's facts are filled in later: the page checks the finished text. */
const unfilled = /\{\{camp\.\w+\}\}/

/** Returns an error if search results would cut the title. */
export function titleError(title: string): string | undefined {
  if (unfilled.test(title) || title.length <= longestTitle) return undefined
  return `בכותרת ${title.length} תווים, ותוצאות החיפוש חותכות אחרי ${longestTitle}. קצרו אותה · the title has ${title.length} characters; search results cut it after ${longestTitle}`
}

/** Returns an error if the description is too short, or if search results would cut it. */
export function descriptionError(description: string): string | undefined {
  const { length } = description
  if (unfilled.test(description) || (length >= shortestDescription && length <= longestDescription)) return undefined
  const wanted = `${shortestDescription}–${longestDescription}`
  return length < shortestDescription
    ? `בתיאור ${length} תווים. כתבו ${wanted}: מה יש בעמוד ולמי · the description has ${length} characters; search results have room for ${wanted}`
    : `בתיאור ${length} תווים, ותוצאות החיפוש חותכות אחרי ${longestDescription}. קצרו אותו · the description has ${length} characters; search results cut it after ${longestDescription}`
}

/** The title for browser tabs and search results: with the brand, if it fits and is not there already. */
export function titleWithBrand(title: string, brand: string): string {
  const whole = `${title} | ${brand}`
  return title.includes(brand) || whole.length > longestTitle ? title : whole
}
