import { expect, it } from 'vitest'
import { news } from './news.ts'

it('reports a page as outdated if it was requested before the content changed', () => {
  const { tell, serve, isOld } = news()
  serve('/jobs')
  expect(isOld('/jobs')).toBe(false)
  tell()
  expect([isOld('/jobs'), isOld('/never-asked-for')]).toEqual([true, false])
  serve('/jobs')
  expect(isOld('/jobs')).toBe(false)
})
