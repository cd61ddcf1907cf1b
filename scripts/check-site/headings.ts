import { type BuiltPage, tagsOf } from './read-pages.ts'

/** Pages without an `h1`, or with several: only some kinds of sections carry one (`hero` is one). A redirect has nothing to read. */
export function findWrongHeadings(pages: BuiltPage[]): string[] {
  return pages.flatMap(({ path, html }) => {
    const count = tagsOf(html, 'h1').length
    return count === 1 || isRedirect(html)
      ? []
      : [`${path}: has ${count} h1, and must have one: its first section carries it, and no other`]
  })
}

function isRedirect(html: string): boolean {
  return html.includes('<meta http-equiv="refresh"')
}
