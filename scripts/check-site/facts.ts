import type { BuiltPage } from './read-pages.ts'

/** A {{fact}} of the owner that nobody filled in, in words or in a link. */
export function findUnfilledFacts(pages: BuiltPage[]): string[] {
  return pages.flatMap(({ path, html }) => [...html.matchAll(/(?:\{\{|%7B%7B)\w+/g)].map(([found]) => `${path}: ${found} is not filled in`))
}
