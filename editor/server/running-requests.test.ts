import { expect, it } from 'vitest'
import { runningRequests } from './running-requests.ts'

it('waits for all operations, including failed ones and those started meanwhile', async () => {
  const { track, settled } = runningRequests()
  const ended: string[] = []
  const first = Promise.withResolvers<void>()
  const second = Promise.withResolvers<void>()
  void track(first.promise).then(() => ended.push('first'))
  const waiting = settled().then(() => ended.push('settled'))
  const failed = track(second.promise).catch(() => ended.push('second'))
  first.resolve()
  await first.promise
  second.reject(new Error('no'))
  await Promise.all([waiting, failed])
  expect(ended).toEqual(['first', 'second', 'settled'])
})

it('resolves immediately if nothing is running', async () => {
  await runningRequests().settled()
})
