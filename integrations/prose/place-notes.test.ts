import { expect, test } from 'vitest'
import { prose } from './prose.ts'

async function html(markdown: string, quotes: string[]): Promise<string> {
  const renderer = await prose.createRenderer({ syntaxHighlight: false })
  return (await renderer.render(markdown, { frontmatter: { quotes } })).code.replaceAll('\n', '')
}

const note = (text: string) => `<div data-note="" aria-hidden="true"><p>${text}</p></div>`

test('a note stands before the stretch of text that says it: the part, or what follows something wide', async () => {
  const page = await html('## א\n\nראשון.\n\n## ב\n\nשני.\n\n> רחב\n\nשלישי.', ['שני.', 'שלישי.'])
  expect(page).toMatch(new RegExp(`<section id="part-2">${note('שני.')}<h2`))
  expect(page).toContain(`</blockquote>${note('שלישי.')}<p>שלישי.</p>`)
})

test('the first part has its notes beside it, and a sentence that the text does not say is not shown', async () => {
  expect(await html('## א\n\nראשון.\n\n## ב\n\nשני.', ['ראשון.', 'אחר.'])).not.toContain('data-note')
})
