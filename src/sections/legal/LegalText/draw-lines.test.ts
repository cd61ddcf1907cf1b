import { expect, test } from 'vitest'
import { drawLines, unusedDrawings } from './draw-lines.ts'

const drawn = (icon: string) => `[${icon}]`
const list =
  '<ul>\n<li><strong>mail:</strong> up to 3 months.</li>\n<li><strong>mail server:</strong> moments.</li>\n<li><strong>logs:</strong> as they say.</li>\n</ul>'

test('a named line of a list has its drawing, and of two that fit the one that says more of it', () => {
  const html = drawLines(
    list,
    [
      { of: 'mail', icon: 'letter' },
      { of: 'mail server', icon: 'cloud' },
    ],
    drawn,
  )
  expect(html).toContain('<li data-drawn="">[letter]<strong>mail:</strong> <span>up to 3 months.</span></li>')
  expect(html).toContain('<li data-drawn="">[cloud]<strong>mail server:</strong>')
  expect(html).toContain('<li><strong>logs:</strong> as they say.</li>')
})

test('time is a row of blocks: full ones, a sliver for moments, open ones where no time is named', () => {
  const html = drawLines(
    list,
    [
      { of: 'mail:', icon: 'a', months: 3 },
      { of: 'mail server', icon: 'b', months: 0 },
      { of: 'logs', icon: 'c' },
    ],
    drawn,
  )
  expect(html.match(/data-full/g)).toHaveLength(3)
  expect(html.match(/data-sliver/g)).toHaveLength(1)
  expect(html.match(/data-open/g)).toHaveLength(3)
})

test('what stays moments stays a month where its line says that a list of it is stored for days', () => {
  const kept = list.replace('moments', 'another 30 days')
  const html = drawLines(
    kept,
    [
      { of: 'mail:', icon: 'a', months: 3 },
      { of: 'mail server', icon: 'b', months: 0 },
    ],
    drawn,
    { days: 30, words: '30 days' },
  )
  expect(html.match(/data-full/g)).toHaveLength(4)
  expect(html).not.toContain('data-sliver')
})

test('blocks that say another time than the words stop the build', () => {
  expect(() => drawLines(list, [{ of: 'mail:', icon: 'a', months: 30 }], drawn)).toThrow('does not say 30')
})

test('a row of a table is drawn in its first cell', () => {
  const table = '<tbody><tr>\n<td data-label="x">mail</td><td data-label="y">mail</td></tr></tbody>'
  expect(drawLines(table, [{ of: 'mail', icon: 'letter' }], drawn)).toContain(
    '<td data-label="x"><span data-drawn>[letter]<span>mail</span></span></td><td data-label="y">mail</td>',
  )
})

test('a drawing without its line is named', () => {
  const table = '<table><tbody><tr><td>cookies</td><td>none</td></tr></tbody></table>'
  const drawings = ['mail:', 'mail server', 'cookies', 'letters'].map((of) => ({ of, icon: 'a' }))
  expect(unusedDrawings(list + table, drawings)).toEqual(['letters'])
})
