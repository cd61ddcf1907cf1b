import { expect, test } from 'vitest'
import { pageFiles, pageId } from './page-files.ts'

const id = pageId(['index', 'win-ai'])

test('the id of a page is the path of its file, also in a folder', () => {
  expect(id({ entry: 'src/content/pages/win-ai.yaml', data: {} })).toBe('win-ai')
  expect(id({ entry: 'src/content/pages/courses/robotics.yaml', data: { sections: [] } })).toBe('courses/robotics')
})

test('a page without a file in src/pages and without sections fails the build', () => {
  expect(() => id({ entry: 'src/content/pages/robotics.yaml', data: { secions: [] } })).toThrow('robotics.yaml has no "sections"')
})

test.each(['Robotics', 'my page', 'רובוטיקה'])('%s is not a valid address', (name) => {
  expect(() => id({ entry: `src/content/pages/${name}.yaml`, data: { sections: [] } })).toThrow('small Latin letters')
})

test('only a test build includes the examples of the kit', () => {
  expect(pageFiles({}).pattern).toEqual(['src/content/pages/**/*.yaml'])
  expect(pageFiles({ KIT_EXAMPLES: '1' }).pattern).toContain('src/content/examples/*.yaml')
})
