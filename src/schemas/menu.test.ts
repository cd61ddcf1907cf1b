import { readFileSync } from 'node:fs'
import { z } from 'astro/zod'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { contentFields } from './content-fields.ts'
import { findBrokenLink, menuSchema } from './menu.ts'

const schema = menuSchema(contentFields({ image: () => z.never() as never }))
const written = parse(readFileSync('src/content/menu/site.yaml', 'utf8'))
const addresses = ['/', '/blog', '/contact', '/jobs']
const small = {
  bar: [{ label: 'בלוג', to: '/blog', hint: 'מאמרים' }],
  camps: { first: { label: 'הכול', to: '/', hint: 'הכול' }, last: { label: 'משרות', to: '/jobs', hint: 'משרות' } },
  panel: [{ heading: 'להורים', icon: 'tent', links: [{ label: 'קשר', to: '/contact' }] }],
  footer: [
    { heading: 'א', links: [{ label: 'בית', to: '/' }] },
    { heading: 'ב', links: [{ label: 'בלוג', to: '/blog' }] },
  ],
}

test('reads the owner’s menus in order', () => {
  const { bar, panel } = schema.parse(written)
  expect(bar.map(({ href }) => href)).toEqual(written.bar.map(({ to }: { to: string }) => to))
  expect(panel.map(({ heading }) => heading)).toHaveLength(written.panel.length)
})

test('accepts a menu whose entries all have a page', () => {
  expect(findBrokenLink(schema.parse(small), addresses)).toBeUndefined()
})

test.each([
  ['bar', { ...small, bar: [{ label: 'רובוטיקה', to: '/robotics', hint: 'חוג' }] }],
  ['panel', { ...small, panel: [{ heading: 'להורים', icon: 'tent', links: [{ label: 'רובוטיקה', to: '/robotics' }] }] }],
  ['footer', { ...small, footer: [small.footer[0], { heading: 'ב', links: [{ label: 'רובוטיקה', to: '/robotics' }] }] }],
])('reports a broken link in the %s, with its file', (_part, menu) => {
  expect(findBrokenLink(schema.parse(menu), addresses)).toMatch(/^src\/content\/menu\/site\.yaml: ״רובוטיקה״ .*there is no such page$/)
})

test.each([
  ['an address without a slash', { ...small, bar: [{ label: 'בלוג', to: 'blog', hint: 'מאמרים' }] }, 'starts with /'],
  ['an entry twice in one group', { ...small, bar: [...small.bar, ...small.bar] }, '/blog appears twice'],
  ['an unknown field', { ...small, bar: [{ ...small.bar[0], color: 'red' }] }, 'color'],
  ['a third column of links in the footer', { ...small, footer: [...small.footer, small.footer[0]] }, '2'],
])('%s is refused', (_name, menu, message) => {
  expect(schema.safeParse(menu).error?.message).toContain(message)
})
