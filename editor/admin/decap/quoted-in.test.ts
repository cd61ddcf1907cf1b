import { expect, it } from 'vitest'
import { quotedIn } from './quoted-in.ts'

it.each<[string, string, string | undefined]>([
  ['אין בגופן של האתר: \u2068🎉\u2069. מוחקים, או כותבים במילים.', 'שיעור ראשון. 🎉 ועוד', '🎉'],
  ['בטקסט כתוב "1,200 ₪", ואין קייטנה במחיר הזה.', 'המחיר 1,200 ₪ בלבד', '1,200 ₪'],
  ['הקישור /no-such מוביל לעמוד שאינו קיים', 'ראו [כאן](/no-such).', '/no-such'],
  ['הכותרת „מה עושים” כתובה פעמיים', '## מה עושים', 'מה עושים'],
  ['ריק. צריך למלא או לבחור.', 'שיעור', undefined],
])('%s', (message, text, words) => {
  const found = quotedIn(message, text)
  expect(found && text.slice(...found)).toBe(words)
})
