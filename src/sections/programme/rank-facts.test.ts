import { expect, test } from 'vitest'
import type { Fact } from './list-facts.ts'
import { rankFacts } from './rank-facts.ts'

function facts(...names: Fact['name'][]): Fact[] {
  return names.map((name) => ({ name, label: name, text: name, sample: false }))
}

test('puts audience, length and price first, loses no fact, and keeps the order within both groups', () => {
  const all = facts('audience', 'grades', 'length', 'group', 'place', 'price', 'payment', 'provides', 'more')
  expect(rankFacts(all)).toEqual({
    first: facts('audience', 'grades', 'length', 'price'),
    rest: facts('group', 'place', 'payment', 'provides', 'more'),
  })
})
