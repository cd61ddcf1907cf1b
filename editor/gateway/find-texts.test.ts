import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { editorForms } from '../forms/decap-collections.ts'
import { findTexts } from './find-texts.ts'

const { book } = editorForms()
const find = (wanted: string, isWhole = false) => findTexts(wanted, { root: '.', book, isWhole })
const words = (file: string) => JSON.parse(readFileSync(`src/content/interface/${file}.json`, 'utf8')) as Record<string, unknown>

it('every word of the interface is found by what it says, with the way to its field', () => {
  for (const file of ['forms', 'messages', 'header']) {
    for (const [name, text] of Object.entries(words(file))) {
      if (typeof text !== 'string' || text.length < 4) continue
      expect(find(text), text).toContainEqual(
        expect.objectContaining({ form: `#/collections/interface/entries/words-${file}`, field: name }),
      )
    }
  }
})

it('a heading of a page is found by a part of it, in any spacing', () => {
  const [, heading = ''] = /heading: "(.+)"/.exec(readFileSync('src/content/pages/index.yaml', 'utf8')) ?? []
  const part = heading.replaceAll('*', '').slice(2, 22)
  expect(find(part.replaceAll(' ', '  '))).toContainEqual(expect.objectContaining({ form: '#/collections/drawn/entries/index' }))
  expect(find(part, true)).toEqual([])
})

it('what is pressed on a page is found with the number that stands in it; names of files are no words', () => {
  const counted = Object.entries(words('blog')).find(([, text]) => typeof text === 'string' && /\{n\}/.test(text) && text.length > 8)
  if (counted) expect(find(String(counted[1]).replace('{n}', '7'), true).map(({ field }) => field)).toContain(counted[0])
  expect(find('assets/pictures').filter(({ field }) => field !== 'body')).toEqual([])
  expect(find('x')).toEqual([])
})

it('a price is found by its number, as a file and as a page writes it', () => {
  const [, price = ''] = /^price: (\d+)$/m.exec(readFileSync('src/content/camps/passover-2027.yaml', 'utf8')) ?? []
  const found = expect.objectContaining({
    form: '#/collections/camps/entries/passover-2027',
    field: 'price',
    text: price,
    where: expect.stringMatching(/› מחיר$/) as string,
  }) as unknown
  expect(find(price)).toContainEqual(found)
  expect(find(`${Number(price).toLocaleString('en-US')} ₪`, true)).toContainEqual(found)
  expect(find(price.slice(0, 2)).filter(({ text }) => text === price)).toEqual([])
})

it('of a long text whole words are shown, and no half of a fact', () => {
  const texts = ['קייטנה', 'של', 'עם'].flatMap((word) => find(word)).map(({ text }) => text)
  expect(texts.some((text) => text.startsWith('…'))).toBe(true)
  for (const text of texts) expect(text.replace(/\{+[\w.]+\}+/g, '')).not.toMatch(/[{}]/)
})
