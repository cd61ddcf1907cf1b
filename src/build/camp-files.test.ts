import { expect, test } from 'vitest'
import { campFiles, campId, isExample } from './camp-files.ts'

test('a camp is named after its file, and an example is known by its name', () => {
  expect(campId({ entry: 'src/content/camps/passover-2027.yaml' })).toBe('passover-2027')
  expect(campId({ entry: 'src/content/examples/camps/hanukkah.yaml' })).toBe('example-hanukkah')
  expect([{ id: 'passover' }, { id: 'example-hanukkah' }].map(isExample)).toEqual([false, true])
})

test('the examples are part of a test build only', () => {
  expect(campFiles({}).pattern).toEqual(['src/content/camps/*.yaml'])
  expect(campFiles({ KIT_EXAMPLES: '1' }).pattern).toContain('src/content/examples/camps/*.yaml')
})
