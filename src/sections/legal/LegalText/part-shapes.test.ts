import { expect, test } from 'vitest'
import { partShapes } from './part-shapes.ts'

const short = '<p>a few words</p>'
const long = `<p>${'word '.repeat(200)}</p>`
const named = '<ul><li><strong>name</strong> words</li></ul>'

test('short parts stand in pairs, and one that is left over has a row of its own', () => {
  expect(partShapes([short, short, short])).toEqual(['half', 'half', 'beside'])
  expect(partShapes([short, long, short, short])).toEqual(['beside', 'beside', 'half', 'half'])
})

test('a list of named things and a table have the whole width', () => {
  expect(partShapes([named, '<div><table></table></div>', '<ul><li>plain</li></ul>'])).toEqual(['across', 'across', 'beside'])
})
