import { expect, test, vi } from 'vitest'
import { createGroupCommit } from './group-commit.ts'

const double = (numbers: number[]) => numbers.map((number) => number * 2)

test('resolves only after the sync', async () => {
  const disk = Promise.withResolvers<void>()
  const commit = vi.fn(double)
  const answered = vi.fn()
  const add = createGroupCommit(commit, () => disk.promise)
  const both = Promise.all([add(1).finally(answered), add(2).finally(answered)])
  await vi.waitUntil(() => commit.mock.calls.length > 0)
  await new Promise(setImmediate)
  expect(answered).not.toHaveBeenCalled()
  disk.resolve()
  expect(await both).toEqual([2, 4])
})

test('commits and syncs the items of one turn together', async () => {
  const commit = vi.fn(double)
  const sync = vi.fn(() => Promise.resolve())
  const add = createGroupCommit(commit, sync)
  expect(await Promise.all([add(1), add(2), add(3)])).toEqual([2, 4, 6])
  expect(commit.mock.calls).toEqual([[[1, 2, 3]]])
  expect(sync).toHaveBeenCalledTimes(1)
})

test('an item that cannot be written does not fail the others', async () => {
  const add = createGroupCommit(
    (numbers: number[]) => {
      if (numbers.includes(2)) throw new Error('full')
      return double(numbers)
    },
    async () => {},
  )
  const [one, two, three] = await Promise.allSettled([add(1), add(2), add(3)])
  expect([one?.status, two?.status, three?.status]).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('rejects if the sync fails', async () => {
  const add = createGroupCommit(double, () => Promise.reject(new Error('EIO')))
  const ends = await Promise.allSettled([add(1), add(2)])
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
