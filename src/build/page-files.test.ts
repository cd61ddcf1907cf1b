import { expect, test } from 'vitest'
import { pageFiles, pageId } from './page-files.ts'

const id = pageId(['index', 'win-ai'])

test('a page is named after its file, in a folder too', () => {
  expect(id({ entry: 'src/content/pages/win-ai.yaml', data: {} })).toBe('win-ai')
  expect(id({ entry: 'src/content/pages/courses/robotics.yaml', data: { sections: [] } })).toBe('courses/robotics')
})

test('a page that is not drawn and has no sections stops the build', () => {
  expect(() => id({ entry: 'src/content/pages/robotics.yaml', data: { secions: [] } })).toThrow('robotics.yaml has no "sections"')
})

test.each(['Robotics', 'my page', 'רובוטיקה'])('%s is no address', (name) => {
  expect(() => id({ entry: `src/content/pages/${name}.yaml`, data: { sections: [] } })).toThrow('small Latin letters')
})

test('the examples of the kit are part of a test build only', () => {
  expect(pageFiles({}).pattern).toEqual(['src/content/pages/**/*.yaml'])
  expect(pageFiles({ KIT_EXAMPLES: '1' }).pattern).toContain('src/content/examples/*.yaml')
})
