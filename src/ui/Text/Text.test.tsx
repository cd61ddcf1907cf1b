import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Text } from './Text.tsx'

const markup = (words: string) => renderToStaticMarkup(<Text>{words}</Text>)

test.each([
  ['לומדים *לבנות*', 'לומדים <em>לבנות</em>'],
  ['*אחת* ו*שתיים*', '<em>אחת</em> ו<em>שתיים</em>'],
  ['שורה *אחת*\nושתיים', 'שורה <em>אחת</em><br/>ושתיים'],
])('turns a pair of asterisks into an accent: "%s"', (words, expected) => {
  expect(markup(words)).toBe(expected)
})

test.each([
  ['חייגו *2700', 'חייגו <bdi dir="ltr">*2700</bdi>'],
  ['חייגו *2700 ל*הרשמה*', 'חייגו <bdi dir="ltr">*2700</bdi> ל<em>הרשמה</em>'],
  ['*2700 או *2800', '<bdi dir="ltr">*2700</bdi> או <bdi dir="ltr">*2800</bdi>'],
  ['*הרשמה* עד יום ג׳*', '<em>הרשמה</em> עד יום ג׳*'],
  ['השדות ב־* הם חובה', 'השדות ב־* הם חובה'],
])('keeps an asterisk without a partner: "%s"', (words, expected) => {
  expect(markup(words)).toBe(expected)
})

test('never starts a line with a closing quotation mark', () => {
  expect(markup('״מי שם?״ שאל')).toBe('״מי שם?\u2060״ שאל')
})

test('gives the dash of a range a spoken word', () => {
  expect(markup('בשעות 08:00–13:00')).toBe('בשעות <bdi dir="ltr">08:00<span data-to="עד">–</span>13:00</bdi>')
})
