import { tooNew } from './floor/too-new.ts'
import type { BuiltPage } from './read-pages.ts'

/** Styles that the oldest browsers we promise (src/config/browser-floor.ts) do not understand. A style is in many pages, and named once. */
export function findTooNewStyles(pages: BuiltPage[]): string[] {
  const styles = new Map<string, string>()
  for (const { path, html } of pages)
    for (const [, css = ''] of html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)) if (!styles.has(css)) styles.set(css, path)
  return [...styles].flatMap(([css, path]) => tooNew(css).map((fault) => `${path} uses what is newer than the browser floor: ${fault}`))
}
