import { expect, test } from 'vitest'
import { complaintsAboutAsterisks } from './check-asterisks.ts'

test('notes an asterisk without a partner', () => {
  expect(complaintsAboutAsterisks({ hero: { heading: 'לומדים *משחק' } })).toEqual([
    expect.objectContaining({ path: ['hero', 'heading'], isNote: true, hebrew: expect.stringContaining('כוכבית') }),
  ])
  expect(complaintsAboutAsterisks({ heading: 'שורה *אחת\nועוד* אחת' })).toHaveLength(1)
})

test.each([{ heading: 'לומדים *משחק* ו*חברים*' }, { phone: 'חייגו *2700' }, { body: '* סעיף' }])('accepts %j', (data) => {
  expect(complaintsAboutAsterisks(data)).toEqual([])
})
