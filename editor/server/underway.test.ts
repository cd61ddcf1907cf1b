import { expect, it } from 'vitest'
import { underway } from './underway.ts'

it('waits for all operations, including failed ones and those started meanwhile', async () => {
  const { during, over } = underway()
  const ended: string[] = []
  const first = Promise.withResolvers<void>()
  const second = Promise.withResolvers<void>()
  void during(first.promise).then(() => ended.push('first'))
  const waiting = over().then(() => ended.push('over'))
  const failed = during(second.promise).catch(() => ended.push('second'))
  first.resolve()
  await first.promise
  second.reject(new Error('no'))
  await Promise.all([waiting, failed])
  expect(ended).toEqual(['first', 'second', 'over'])
})

it('resolves immediately if nothing is running', async () => {
  await underway().over()
})
