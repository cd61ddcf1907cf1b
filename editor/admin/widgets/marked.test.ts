import { expect, it } from 'vitest'
import { continued, marked, withLink, withPicture } from './marked.ts'

it('bold goes around the selection, and off again', () => {
  const on = marked('אחת שתיים', 4, 9, 'bold')
  expect(on).toEqual({ text: 'אחת **שתיים**', from: 6, to: 11 })
  expect(marked(on.text, on.from, on.to, 'bold').text).toBe('אחת שתיים')
})

it('a space at the end of the selection stays outside of the mark', () => {
  expect(marked('אחת שתיים שלוש', 4, 10, 'bold').text).toBe('אחת **שתיים** שלוש')
})

it('a heading and a list are marks before whole lines', () => {
  expect(marked('א\nב', 2, 2, 'heading').text).toBe('א\n## ב')
  expect(marked('א\nב', 0, 3, 'list').text).toBe('- א\n- ב')
  expect(marked('- א\n- ב', 0, 7, 'list').text).toBe('א\nב')
  expect(marked('## א', 3, 3, 'subheading').text).toBe('### א')
})

it('a mark without a selection leaves the cursor where one types on', () => {
  expect(marked('', 0, 0, 'heading')).toEqual({ text: '## ', from: 3, to: 3 })
  expect(marked('א\nחשוב', 6, 6, 'list')).toEqual({ text: 'א\n- חשוב', from: 8, to: 8 })
  expect(marked('- א', 3, 3, 'list')).toEqual({ text: 'א', from: 1, to: 1 })
  expect(marked('- א', 0, 0, 'list')).toEqual({ text: 'א', from: 0, to: 0 })
  expect(marked('א', 0, 1, 'list')).toEqual({ text: '- א', from: 0, to: 3 })
})

it('Enter goes on with a list, and ends it after an empty item', () => {
  expect(continued('- א', 3)).toEqual({ text: '- א\n- ', from: 6, to: 6 })
  expect(continued('1. א\n2. ב', 9)).toEqual({ text: '1. א\n2. ב\n3. ', from: 13, to: 13 })
  expect(continued('- א\n- ', 6)).toEqual({ text: '- א\n\n', from: 5, to: 5 })
  expect([continued('א', 1), continued('## א', 4), continued('- א', 0)]).toEqual([undefined, undefined, undefined])
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
