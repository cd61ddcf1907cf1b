import { expect, test } from 'vitest'
import { createSendOnce } from './send-once.ts'

function counter() {
  let sent = 0
  return { count: () => sent, send: async () => void sent++ }
}

test('after ten minutes the same content is new content', async () => {
  let time = 0
  const sendOnce = createSendOnce({ now: () => time })
  const { count, send } = counter()
  await sendOnce('a', send)
  time = 10 * 60_000 - 1
  expect(await sendOnce('a', send)).toBe('repeated')
  time = 10 * 60_000
  expect(await sendOnce('a', send)).toBe('sent')
  expect(count()).toBe(2)
})

test('a failed send is not remembered, and whoever waited for it hears of the failure', async () => {
  const sendOnce = createSendOnce()
  const fail = () => Promise.reject(new Error('refused'))
  const both = await Promise.allSettled([sendOnce('a', fail), sendOnce('a', fail)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await sendOnce('a', counter().send)).toBe('sent')
})

test('only so many contents are remembered, the latest ones', async () => {
  const sendOnce = createSendOnce({ rememberAtMost: 2 })
  const { count, send } = counter()
  for (const key of ['a', 'b', 'c', 'd']) await sendOnce(key, send)
  expect(await sendOnce('d', send)).toBe('repeated')
  expect(await sendOnce('a', send)).toBe('sent')
  expect(count()).toBe(5)
})
