import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Text } from './Text.tsx'

const markup = (words: string) => renderToStaticMarkup(<Text>{words}</Text>)

test.each([
  ['לומדים *לבנות*', 'לומדים <em>לבנות</em>'],
  ['*אחת* ו*שתיים*', '<em>אחת</em> ו<em>שתיים</em>'],
  ['שורה *אחת*\nושתיים', 'שורה <em>אחת</em><br/>ושתיים'],
])('in "%s" a pair of asterisks is an accent', (words, expected) => {
  expect(markup(words)).toBe(expected)
})

test.each([
  ['חייגו *2700', 'חייגו <bdi dir="ltr">*2700</bdi>'],
  ['חייגו *2700 ל*הרשמה*', 'חייגו <bdi dir="ltr">*2700</bdi> ל<em>הרשמה</em>'],
  ['*2700 או *2800', '<bdi dir="ltr">*2700</bdi> או <bdi dir="ltr">*2800</bdi>'],
  ['*הרשמה* עד יום ג׳*', '<em>הרשמה</em> עד יום ג׳*'],
  ['השדות ב־* הם חובה', 'השדות ב־* הם חובה'],
])('in "%s" an asterisk without a partner stays', (words, expected) => {
  expect(markup(words)).toBe(expected)
})

test('a closing quotation mark does not begin a line', () => {
  expect(markup('״מי שם?״ שאל')).toBe('״מי שם?\u2060״ שאל')
})

test('a range is read with a word for its dash', () => {
  expect(markup('בשעות 08:00–13:00')).toBe('בשעות <bdi dir="ltr">08:00<span data-to="עד">–</span>13:00</bdi>')
})
