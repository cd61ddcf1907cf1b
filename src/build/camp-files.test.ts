import { expect, test } from 'vitest'
import { campFiles, campId, isExample } from './camp-files.ts'

test('the id of a camp is the name of its file, and an example is recognised by its id', () => {
  expect(campId({ entry: 'src/content/camps/passover-2027.yaml' })).toBe('passover-2027')
  expect(campId({ entry: 'src/content/examples/camps/hanukkah.yaml' })).toBe('example-hanukkah')
  expect([{ id: 'passover' }, { id: 'example-hanukkah' }].map(isExample)).toEqual([false, true])
})

test('only a test build includes the examples', () => {
  expect(campFiles({}).pattern).toEqual(['src/content/camps/*.yaml'])
  expect(campFiles({ KIT_EXAMPLES: '1' }).pattern).toContain('src/content/examples/camps/*.yaml')
})
