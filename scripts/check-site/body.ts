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

/** Pictures without alternative text (an empty one is a decision), or without the size that holds their place. */
export function findBarePictures(pages: BuiltPage[]): string[] {
  return pages.flatMap(({ path, html }) =>
    tagsOf(html, 'img').flatMap(({ src, alt, width, height }) => [
      ...(alt === undefined ? [`${path}: ${src} has no alternative text`] : []),
      ...(Number(width) > 0 && Number(height) > 0 ? [] : [`${path}: ${src} has no width and height`]),
    ]),
  )
}

/** A {{fact}} of the owner that nobody filled in, in words or in a link. */
export function findUnfilledFacts(pages: BuiltPage[]): string[] {
  return pages.flatMap(({ path, html }) => [...html.matchAll(/(?:\{\{|%7B%7B)\w+/g)].map(([found]) => `${path}: ${found} is not filled in`))
}
