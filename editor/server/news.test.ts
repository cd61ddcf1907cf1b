import { expect, it } from 'vitest'
import { news } from './news.ts'

it('a page that was asked for before the content changed is old, until it is asked for again', () => {
  const { tell, serve, isOld } = news()
  serve('/jobs')
  expect(isOld('/jobs')).toBe(false)
  tell()
  expect([isOld('/jobs'), isOld('/never-asked-for')]).toEqual([true, false])
  serve('/jobs')
  expect(isOld('/jobs')).toBe(false)
})
