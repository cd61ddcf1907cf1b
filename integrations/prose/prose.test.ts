import { expect, test } from 'vitest'
import { site } from '../../src/config/site.ts'
import { prose } from './prose.ts'

async function html(markdown: string): Promise<string> {
  const renderer = await prose.createRenderer({ syntaxHighlight: false })
  return (await renderer.render(markdown)).code
}

test('each second-level heading and what follows it becomes a section with a short Latin id', async () => {
  const page = await html('פתיחה\n\n## אחת\n\nטקסט\n\n### משנה\n\n## שתיים\n\nסוף')
  expect(page).toMatch(/^<p>פתיחה<\/p>\s*<section id="part-1"><h2 id="[^"]+">אחת<\/h2>/)
  expect(page).toMatch(/<section id="part-2"><h2 id="[^"]+">שתיים<\/h2>\s*<p>סוף<\/p>\s*<\/section>/)
})

test('isolates a range, so that Hebrew does not reorder it', async () => {
  expect(await html('בין 08:00–13:00 בלבד')).toContain('<bdi dir="ltr">08:00<span data-to="עד">–</span>13:00</bdi>')
})

test('fills in owner facts', async () => {
  expect(await html('כאן {{legalName}}, שם {{city}}.')).toContain(`<p>כאן ${site.legalName}, שם ${site.city}.</p>`)
})

test('links and isolates a phone number and an e-mail address', async () => {
  expect(await html('חייגו {{phone}} עכשיו')).toMatch(/חייגו <a href="tel:\+972\d+"><bdi dir="ltr">[\d-]+<\/bdi><\/a> עכשיו/)
  expect(await html('{{email}}')).toContain(`<a href="mailto:${site.email}"><bdi dir="ltr">${site.email}</bdi></a>`)
})

test('an unknown fact fails the build with its name', async () => {
  await expect(html('חייגו {{fax}}.')).rejects.toThrow('{{fax}} is not a fact of src/config/site.ts')
})

test('puts a table in a focusable scroll frame that is labelled with its columns', async () => {
  expect(await html('| א | ב |\n| - | - |\n| 1 | 2 |')).toMatch(/<div [^>]*aria-label="[^"]+: א, ב"[^>]*tabindex="0"[^>]*><table>/)
})

test('labels each table cell with its column', async () => {
  expect(await html('| א | ב |\n| - | - |\n| 1 | 2 |')).toMatch(/<td data-label="א">1<\/td>\s*<td data-label="ב">2<\/td>/)
})

test('Hebrew quotation marks and straight ones stay as typed', async () => {
  expect(await html('״כך״ ו-"כך"')).toContain('״כך״ ו-"כך"')
})

test('a closing quotation mark after a question mark does not begin a line', async () => {
  expect(await html('״מתי?״ שאלו')).toContain('״מתי?\u2060״ שאלו')
})

test('a word with a maqaf does not break across lines, and a heading stays as written', async () => {
  const page = await html('## שנים־עשר\n\nשנים־עשר משפטים')
  expect(page).toContain('>שנים־עשר</h2>')
  expect(page).toContain('<p>שנים־\u2060עשר משפטים</p>')
})

test('wraps punctuation together with the number, link or English text before it', async () => {
  expect(await html('{{email}}, ואז')).toMatch(/<span data-stopped=""><a [^>]+>.*<\/a>,<\/span> ואז/)
  expect(await html('עד 08:00–13:00.')).toMatch(/<span data-stopped=""><bdi dir="ltr">.*<\/bdi>\.<\/span><\/p>/)
  expect(await html('אמר <bdi lang="en">yes</bdi>, ואז')).toContain('<span data-stopped><bdi lang="en">yes</bdi>,</span> ואז')
  expect(await html('אמר <bdi lang="en">yes</bdi> ואז, די')).not.toContain('data-stopped')
})

test('marks English text that is longer than a line of a phone', async () => {
  const page = await html(`אמר <bdi lang="en">yes</bdi> ואז <bdi lang="en">${'no '.repeat(20)}</bdi> ודי`)
  expect(page).toContain('<bdi lang="en">yes')
  expect(page).toContain('<bdi data-long lang="en">no')
})

test('marks two or more English words with their language, unless the author has done so', async () => {
  expect(await html('במאמר The Power of Feedback, של Hattie')).toContain('במאמר <span lang="en">The Power of Feedback</span>, של Hattie')
  expect(await html('אמר <bdi lang="en">well done</bdi> והלך')).toContain('<bdi lang="en">well done</bdi>')
})

test('a picture between paragraphs gets the sizes of the site, AVIF first, with its title as caption', async () => {
  const page = await html('לפני\n\n![ילדה בונה גשר](../../assets/a.webp "הגשר של דנה")\n\nאחרי')
  const [, made = ''] = /<figure data-picture=""><picture><source type="image\/avif" __ASTRO_IMAGE_="([^"]+)">/.exec(page) ?? []
  expect(JSON.parse(made.replaceAll(/&(?:quot|#x22);/g, '"'))).toMatchObject({
    src: '../../assets/a.webp',
    format: 'avif',
    widths: [400, 640, 980, 1480],
  })
  expect(page).toMatch(/<img __ASTRO_IMAGE_="[^"]*webp[^"]*"[^>]*><\/picture><figcaption>הגשר של דנה<\/figcaption><\/figure>/)
})

test('a picture inside a sentence stays inline', async () => {
  expect(await html('ליד ![ילדה בונה גשר](a.webp) המילים')).not.toContain('<figure')
})
