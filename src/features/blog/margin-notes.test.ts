import { expect, test } from 'vitest'
import { marginNotes } from './margin-notes'

const text = `פתיחה טובה.

## ראשון

משפט אחד. משפט שני.

### כותרת משנה

## שני

## שלישי

משפט אחרון.
`

test('a sentence stands beside the part that says it, and the opening counts to the first part', () => {
  expect(marginNotes(text, ['משפט אחרון.', 'פתיחה טובה.', 'משפט שני.'])).toEqual([
    { part: 1, quotes: ['פתיחה טובה.', 'משפט שני.'] },
    { part: 3, quotes: ['משפט אחרון.'] },
  ])
})

test('a sentence that the text does not say is not shown', () => {
  expect(marginNotes(text, ['משפט שנמחק.'])).toEqual([])
})
