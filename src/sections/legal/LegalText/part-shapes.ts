/** How a part lies on the page: beside its neighbour, across the page under its heading, or beside its heading. */
export type PartShape = 'half' | 'across' | 'beside'

/** Longer than this, a part of plain words has a row of its own. */
const mostWordsOfHalf = 75

/** Short parts that follow each other stand in pairs; what has a table or a list of named things needs the width. */
export function partShapes(htmls: string[]): PartShape[] {
  const [first, second, ...others] = htmls
  if (first === undefined) return []
  if (second !== undefined && isShort(first) && isShort(second)) return ['half', 'half', ...partShapes(others)]
  return [needsWidth(first) ? 'across' : 'beside', ...partShapes(htmls.slice(1))]
}

function isShort(html: string): boolean {
  const words = html.replace(/<[^>]*>/g, '').split(/\s+/)
  return !/<(ul|ol|table|h3)/.test(html) && words.length <= mostWordsOfHalf
}

function needsWidth(html: string): boolean {
  return /<table|<li>(\s*<p>)?<strong>/.test(html)
}
