import { expect, it } from 'vitest'
import { finishedBracket } from './finished-bracket.ts'

it('the winners of a round play the next one, in order', () => {
  const { games, champion } = finishedBracket(
    ['א', 'ב', 'ג', 'ד'],
    [
      [
        [3, 1],
        [0, 2],
      ],
      [[1, 4]],
    ],
  )
  expect(games[1]).toEqual([
    [
      { team: 'א', score: 1, won: false },
      { team: 'ד', score: 4, won: true },
    ],
  ])
  expect(champion).toBe('ד')
})
