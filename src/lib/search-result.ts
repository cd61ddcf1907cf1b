const longestTitle = 60
const shortestDescription = 70
const longestDescription = 160
/** A camp's own facts are written into its texts later: the page checks those once they are whole. */
const unfilled = /\{\{camp\.\w+\}\}/

/** A sentence about a title that search results would cut. */
export function titleFault(title: string): string | undefined {
  if (unfilled.test(title) || title.length <= longestTitle) return undefined
  return `בכותרת ${title.length} תווים, ותוצאות החיפוש חותכות אחרי ${longestTitle}. קצרו אותה · the title has ${title.length} characters; search results cut it after ${longestTitle}`
}

/** A sentence about a description that says too little, or that search results would cut. */
export function descriptionFault(description: string): string | undefined {
  const { length } = description
  if (unfilled.test(description) || (length >= shortestDescription && length <= longestDescription)) return undefined
  const wanted = `${shortestDescription}–${longestDescription}`
  return length < shortestDescription
    ? `בתיאור ${length} תווים. כתבו ${wanted}: מה יש בעמוד ולמי · the description has ${length} characters; search results have room for ${wanted}`
    : `בתיאור ${length} תווים, ותוצאות החיפוש חותכות אחרי ${longestDescription}. קצרו אותו · the description has ${length} characters; search results cut it after ${longestDescription}`
}

/** The title as a browser tab and a search result show it: with the brand, where that fits and is not in it already. */
export function titleWithBrand(title: string, brand: string): string {
  const whole = `${title} | ${brand}`
  return title.includes(brand) || whole.length > longestTitle ? title : whole
}
