import { expect, test } from 'vitest'
import { uniqueIds } from './unique-ids.ts'

test('the id of an entry is the name of its file, also when the file is read again', () => {
  const id = uniqueIds('/blog/')
  expect(id({ entry: 'ai-integration-in-classroom.md' })).toBe('ai-integration-in-classroom')
  expect(id({ entry: '2027/next-one.md' })).toBe('next-one')
  expect(id({ entry: '2027/next-one.md' })).toBe('next-one')
})

test('rejects two files with one address, and names both', () => {
  const id = uniqueIds('/blog/')
  id({ entry: 'games.md' })
  expect(() => id({ entry: '2027/games.md' })).toThrow('games.md and 2027/games.md would share the address /blog/games. Rename one of them')
})

test.each(['Games.md', 'my games.md', 'משחקים.md'])('%s is not a valid address', (entry) => {
  expect(() => uniqueIds('/blog/')({ entry })).toThrow('small Latin letters')
})
