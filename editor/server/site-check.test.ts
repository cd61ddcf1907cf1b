import { expect, it } from 'vitest'
import type { Report } from '../gateway/report.ts'
import { book } from '../gateway/testing/gateway-on-copy.ts'
import { siteCheck } from './site-check.ts'

const fine: Report = { isFine: true, stops: [], notes: [] }

it('a publication and a link for a colleague build one after the other, and the content is asked about once', async () => {
  const asked: string[] = []
  let building = 0
  const check = siteCheck(book, async (_, flag = '') => {
    asked.push(flag)
    if (flag !== '--pages') return fine
    building += 1
    expect(building).toBe(1)
    await new Promise((resolve) => setImmediate(resolve))
    building -= 1
    return fine
  })
  await Promise.all([check.whole(), check.whole()])
  expect(asked).toEqual(['--quick', '--pages', '--pages'])
  check.changed()
  await check.content()
  expect(asked.at(-1)).toBe('--quick')
})

it('without words that can be published, pages are not built', async () => {
  const wrong: Report = { isFine: false, stops: [{ file: 'a', where: 'b', message: 'c' }], notes: [] }
  const check = siteCheck(book, async (_, flag) => (flag === '--quick' ? wrong : fine))
  expect(await check.whole()).toBe(wrong)
})
