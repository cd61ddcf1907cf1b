import { FileSystemConfigLoader, HtmlValidate } from 'html-validate'
import type { BuiltPage } from './read-pages.ts'

const validator = new HtmlValidate(
  new FileSystemConfigLoader({
    root: true,
    extends: ['html-validate:standard'],
    rules: {
      // How it is written, not what it means.
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': 'off',
      'long-title': 'off',
      'no-trailing-whitespace': 'off',
      'void-style': 'off',
    },
  }),
)

// Astro puts this rule beside the first island of a page; every browser reads it there, though by the standard it belongs in the head.
const islandStyle = /<style>astro-island,astro-slot[^<]*<\/style>/

/** What the HTML standard does not allow. */
export async function findInvalidMarkup(pages: BuiltPage[]): Promise<string[]> {
  const faults: string[] = []
  for (const { path, html } of pages) {
    const { results } = await validator.validateString(html.replace(islandStyle, ''), `${path}.html`)
    for (const { line, ruleId, message, selector } of results.flatMap((result) => result.messages))
      faults.push(`${path}:${line} ${message} (${ruleId}, ${selector ?? 'page'})`)
  }
  return faults
}
