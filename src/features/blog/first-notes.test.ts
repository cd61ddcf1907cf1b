import { expect, test } from 'vitest'
import { firstNotes } from './first-notes.ts'

const text = `פתיחה טובה.

## ראשון

משפט אחד. משפט שני.

### כותרת משנה

## שני

משפט אחרון.
`

test('the opening and the first part have their sentences, and later parts have theirs in the text', () => {
  expect(firstNotes(text, ['משפט אחרון.', 'פתיחה טובה.', 'משפט שני.'])).toEqual(['פתיחה טובה.', 'משפט שני.'])
})

test('a sentence that the text does not say is not shown', () => {
  expect(firstNotes(text, ['משפט שנמחק.'])).toEqual([])
})
