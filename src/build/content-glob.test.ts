import { expect, it } from 'vitest'
import { inDrafts } from './content-glob.ts'

it('the preview reads the same files from the copy', () => {
  expect(inDrafts({ pattern: '*.yaml', base: 'src/content/jobs' })).toEqual({ pattern: '*.yaml', base: 'src/.drafts/jobs' })
  expect(inDrafts({ pattern: ['src/content/pages/**/*.yaml'], base: '.' })).toEqual({ pattern: ['src/.drafts/pages/**/*.yaml'], base: '.' })
})

it('an entry is named by the path of its original', () => {
  const { generateId } = inDrafts({ pattern: '*', base: '.', generateId: ({ entry }) => entry })
  expect(generateId?.({ entry: 'src/.drafts/pages/a.yaml', base: new URL('file:///'), data: {} })).toBe('src/content/pages/a.yaml')
})
