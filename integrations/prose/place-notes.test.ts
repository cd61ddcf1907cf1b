import { expect, test } from 'vitest'
import { prose } from './prose.ts'

async function html(markdown: string, quotes: string[]): Promise<string> {
  const renderer = await prose.createRenderer({ syntaxHighlight: false })
  return (await renderer.render(markdown, { frontmatter: { quotes } })).code.replaceAll('\n', '')
}

const note = (text: string) => `<div data-note="" aria-hidden="true"><p>${text}</p></div>`

/** Long enough for a note beside it. */
const long = 'מילים '.repeat(60)
const longer = 'מילים '.repeat(120)

test('places a note before the stretch that contains its text: the opening, the part, or what follows a wide element', async () => {
  const text = `פתיחה. ${long}\n\n## א\n\nראשון. ${long}\n\n> רחב\n\nשני. ${long}`
  const page = await html(text, ['פתיחה.', 'ראשון.', 'שני.'])
  expect(page).toContain(`${note('פתיחה.')}<p>פתיחה.`)
  expect(page).toMatch(new RegExp(`<section id="part-1">${note('ראשון.')}<h2`))
  expect(page).toContain(`</blockquote>${note('שני.')}<p>שני.`)
})

test('drops a quote that the text does not contain, or that has too little text beside it', async () => {
  expect(await html(`## א\n\nראשון. ${long}\n\n## ב\n\nשני.`, ['אחר.', 'שני.'])).not.toContain('data-note')
})

test('moves a picture beside the text that precedes it if that is long, and leaves it after a short one', async () => {
  expect(await html(`## א\n\nראשון. ${longer}\n\n![תמונה](a.png)`, [])).toMatch(
    /<\/h2><figure data-picture="" data-beside="">.*<\/figure><p>ראשון/,
  )
  expect(await html(`## א\n\nראשון.\n\n![תמונה](a.png)`, [])).not.toContain('data-beside')
})
