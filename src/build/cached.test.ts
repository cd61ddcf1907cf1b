import { rm } from 'node:fs/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { cached } from './cached.ts'

const kind = `test-${process.pid}`

test('makes the result once per input', async () => {
  onTestFinished(() => rm(`node_modules/.cache/${kind}`, { recursive: true, force: true }))
  const make = vi.fn(async () => Buffer.from('made'))
  for (const input of [['a', 'b'], ['a', 'b'], ['ab'], ['a', 'c']]) expect((await cached(kind, input, make)).toString()).toBe('made')
  expect(make).toHaveBeenCalledTimes(3)
})
