import { expect, it } from 'vitest'
import { bracketErrors } from './bracket-errors.ts'

const four = ['א', 'ב', 'ג', 'ד']
const final: [number, number][] = [[2, 0]]
const semifinals: [number, number][] = [
  [3, 1],
  [0, 2],
]

it('accepts four teams with two semifinals and a final', () => {
  expect(bracketErrors(four, [semifinals, final])).toEqual([])
})

it.each<[string, string[], [number, number][][], RegExp]>([
  ['another number of teams', ['א', 'ב', 'ג'], [semifinals, final], /4 or 8 teams, not 3/],
  ['the same name twice', ['א', 'א', 'ג', 'ד'], [semifinals, final], /the same name/],
  ['a game too few', four, [final, final], /2, 1 games, not 1, 1/],
  ['a round too few', four, [semifinals], /2, 1 games, not 2/],
  ['a draw', four, [semifinals, [[1, 1]]], /ended 1:1/],
])('%s is reported', (_, teams, rounds, message) => {
  expect(bracketErrors(teams, rounds)).toEqual([expect.stringMatching(message)])
})
