import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { mergeContent, readContent } from '../merge/content-file.ts'
import type { Data } from '../merge/plain-data.ts'
import { fieldsOf } from './fields-of.ts'
import type { Field } from './shape.ts'
import { toFile } from './to-file.ts'
import { toForm } from './to-form.ts'

const files = globSync('src/content/*/*.{yaml,md}', { exclude: ['**/README.md', '**/examples/**'] }).sort()

it.each(files)('%s is unchanged after a round trip through its form, even if the form adds empty optional fields', (file) => {
  const source = readFileSync(file, 'utf8')
  const data = readContent(file, source)
  const fields = fieldsOf(file, data)
  const form = toForm(fields, structuredClone(data))
  expect(mergeContent(file, source, toFile(fields, filledUp(fields, form), data))).toBe(source)
})

/** A form submits every field that it shows, including those that the file omits. */
function filledUp(fields: Field[], form: Data): Data {
  const added = fields.filter(({ name, required }) => !required && !(name in form))
  return {
    ...form,
    ...Object.fromEntries(
      added.map(({ name, shape, fallback }) => [name, fallback ?? (shape.kind === 'list' ? [] : shape.kind === 'switch' ? false : '')]),
    ),
  }
}

const choice: Field[] = [
  { name: 'inMenu', shape: { kind: 'switch' }, required: false, fallback: true },
  { name: 'price', shape: { kind: 'number' }, required: false },
  { name: 'chat', shape: { kind: 'text', mayBeEmpty: true }, required: true },
  { name: 'places', shape: { kind: 'word-or-number', values: ['few'] }, required: false },
]

it('writes false where the default is true, converts a typed number and keeps an empty message', () => {
  expect(toFile(choice, { inMenu: false, price: '', chat: '', places: '12' })).toEqual({ inMenu: false, chat: '', places: 12 })
  expect(toFile(choice, { inMenu: true, price: 3, chat: 'a', places: 'few' })).toEqual({ price: 3, chat: 'a', places: 'few' })
})

it('shows the default of a field that the file omits, and does not write it if the form omits it', () => {
  expect(toForm(choice, { chat: 'a' })).toEqual({ chat: 'a', inMenu: true })
  expect(toFile(choice, { chat: 'a' })).toEqual({ chat: 'a' })
})

it('drops empty texts from a list, but keeps an empty choice and an empty item, so that they are reported', () => {
  const fields: Field[] = [
    { name: 'words', shape: { kind: 'list', item: { kind: 'text', mayBeEmpty: false } }, required: true },
    { name: 'jobs', shape: { kind: 'list', item: { kind: 'reference', collection: 'jobs' } }, required: true },
    { name: 'links', shape: { kind: 'list', item: { kind: 'object', fields: choice } }, required: true },
  ]
  expect(toFile(fields, { words: ['אחת', '', null, 'שתיים'], jobs: ['english', ''], links: [{ price: 3 }, {}] })).toEqual({
    words: ['אחת', 'שתיים'],
    jobs: ['english', ''],
    links: [{ price: 3 }, {}],
  })
})
