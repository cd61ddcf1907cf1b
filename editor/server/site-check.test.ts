import { expect, it } from 'vitest'
import type { Report } from '../gateway/publishing/report.ts'
import { book } from '../gateway/testing/gateway-on-copy.ts'
import { siteCheck } from './site-check.ts'

const fine: Report = { isFine: true, stops: [], notes: [] }

it('builds one after the other for publishing and share links, and checks the content once', async () => {
  const flags: string[] = []
  let building = 0
  const check = siteCheck(book, async (_, flag = '') => {
    flags.push(flag)
    if (flag !== '--pages') return fine
    building += 1
    expect(building).toBe(1)
    await new Promise((resolve) => setImmediate(resolve))
    building -= 1
    return fine
  })
  await Promise.all([check.whole(), check.whole()])
  expect(flags).toEqual(['--quick', '--pages', '--pages'])
  check.changed()
  await check.content()
  expect(flags.at(-1)).toBe('--quick')
})

it('does not build pages if the content has errors', async () => {
  const wrong: Report = { isFine: false, stops: [{ file: 'a', where: 'b', message: 'c' }], notes: [] }
  const check = siteCheck(book, async (_, flag) => (flag === '--quick' ? wrong : fine))
  expect(await check.whole()).toBe(wrong)
})
