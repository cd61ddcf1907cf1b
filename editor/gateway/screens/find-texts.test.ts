import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { editorForms } from '../../forms/decap-collections.ts'
import { findTexts } from './find-texts.ts'

const { book } = editorForms()
const find = (wanted: string, isWhole = false) => findTexts(wanted, { root: '.', book, isWhole })
const words = (file: string) => JSON.parse(readFileSync(`src/content/interface/${file}.json`, 'utf8')) as Record<string, unknown>

it('finds every interface text, with a link to its field', () => {
  for (const file of ['forms', 'messages', 'header']) {
    for (const [name, text] of Object.entries(words(file))) {
      if (typeof text !== 'string' || text.length < 4) continue
      expect(find(text), text).toContainEqual(
        expect.objectContaining({ form: `#/collections/interface/entries/words-${file}`, field: name }),
      )
    }
  }
})

it('finds a heading by a part of it, with any whitespace', () => {
  const [, heading = ''] = /heading: "(.+)"/.exec(readFileSync('src/content/pages/index.yaml', 'utf8')) ?? []
  const part = heading.replaceAll('*', '').slice(2, 22)
  expect(find(part.replaceAll(' ', '  '))).toContainEqual(expect.objectContaining({ form: '#/collections/drawn/entries/index' }))
  expect(find(part, true)).toEqual([])
})

it('finds a pressed text that contains a filled-in number, and ignores file names', () => {
  const counted = Object.entries(words('blog')).find(([, text]) => typeof text === 'string' && /\{n\}/.test(text) && text.length > 8)
  if (counted) expect(find(String(counted[1]).replace('{n}', '7'), true).map(({ field }) => field)).toContain(counted[0])
  expect(find('assets/pictures').filter(({ field }) => field !== 'body')).toEqual([])
  expect(find('x')).toEqual([])
})

it('finds a price as written in a file and on a page', () => {
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

it('shortens a long text between words, and never inside a fact', () => {
  const texts = ['קייטנה', 'של', 'עם'].flatMap((word) => find(word)).map(({ text }) => text)
  expect(texts.some((text) => text.startsWith('…'))).toBe(true)
  for (const text of texts) expect(text.replace(/\{+[\w.]+\}+/g, '')).not.toMatch(/[{}]/)
})
