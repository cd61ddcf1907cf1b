import { expect, it } from 'vitest'
import { marked, withLink, withPicture } from './marked.ts'

it('bold goes around the selection, and off again', () => {
  const on = marked('אחת שתיים', 4, 9, 'bold')
  expect(on).toEqual({ text: 'אחת **שתיים**', from: 6, to: 11 })
  expect(marked(on.text, on.from, on.to, 'bold').text).toBe('אחת שתיים')
})

it('a heading and a list are marks before whole lines', () => {
  expect(marked('א\nב', 2, 2, 'heading').text).toBe('א\n## ב')
  expect(marked('א\nב', 0, 3, 'list').text).toBe('- א\n- ב')
  expect(marked('- א\n- ב', 0, 7, 'list').text).toBe('א\nב')
  expect(marked('## א', 3, 3, 'subheading').text).toBe('### א')
})

it('a link takes the place of the selection, and the cursor comes after it', () => {
  const { text, from, to } = withLink('ראו כאן היום', 4, 7, { label: ' כאן', to: '/contact' })
  expect(text).toBe('ראו [כאן](/contact) היום')
  expect([from, to]).toEqual([19, 19])
})

it.each([
  ['in the middle of a paragraph', 'אחת\n\nשתיים\n', 1, 'אחת\n\nP\n\nשתיים\n'],
  ['at the end', 'אחת\n\nשתיים\n', 10, 'אחת\n\nשתיים\n\nP\n'],
  ['in an empty text', '', 0, 'P\n'],
  ['between two paragraphs', 'אחת\n\nשתיים', 4, 'אחת\n\nP\n\nשתיים\n'],
])('a picture is a paragraph of its own: %s', (_, text, at, expected) => {
  const picture = '![גשר של קוביות](../../assets/pictures/a.webp "הגשר")'
  const given = { src: '../../assets/pictures/a.webp', alt: ' גשר [של] קוביות', caption: 'הגשר ' }
  const next = withPicture(text, at, given)
  expect(next.text).toBe(expected.replace('P', picture))
  expect(next.text.slice(next.from, next.to)).toBe(picture)
  expect(withPicture('', 0, { ...given, caption: '' }).text).not.toContain('"')
})
