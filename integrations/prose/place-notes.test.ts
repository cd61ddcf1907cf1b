import { expect, test } from 'vitest'
import { prose } from './prose.ts'

async function html(markdown: string, quotes: string[]): Promise<string> {
  const renderer = await prose.createRenderer({ syntaxHighlight: false })
  return (await renderer.render(markdown, { frontmatter: { quotes } })).code.replaceAll('\n', '')
}

const note = (text: string) => `<div data-note="" aria-hidden="true"><p>${text}</p></div>`

/** Words enough for a note beside them. */
const long = 'מילים '.repeat(60)
const longer = 'מילים '.repeat(120)

test('a note stands before the stretch of text that says it: the opening, the part, or what follows something wide', async () => {
  const text = `פתיחה. ${long}\n\n## א\n\nראשון. ${long}\n\n> רחב\n\nשני. ${long}`
  const page = await html(text, ['פתיחה.', 'ראשון.', 'שני.'])
  expect(page).toContain(`${note('פתיחה.')}<p>פתיחה.`)
  expect(page).toMatch(new RegExp(`<section id="part-1">${note('ראשון.')}<h2`))
  expect(page).toContain(`</blockquote>${note('שני.')}<p>שני.`)
})

test('a sentence that the text does not say is not shown, nor one beside too few words', async () => {
  expect(await html(`## א\n\nראשון. ${long}\n\n## ב\n\nשני.`, ['אחר.', 'שני.'])).not.toContain('data-note')
})

test('a picture after many words stands beside them; after few it stays where it is', async () => {
  expect(await html(`## א\n\nראשון. ${longer}\n\n![תמונה](a.png)`, [])).toMatch(
    /<\/h2><figure data-picture="" data-beside="">.*<\/figure><p>ראשון/,
  )
  expect(await html(`## א\n\nראשון.\n\n![תמונה](a.png)`, [])).not.toContain('data-beside')
})
