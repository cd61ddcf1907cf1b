import { expect, it } from 'vitest'
import { rowText } from './row-text.ts'

it.each([
  ['לומדים *משחק* עם {{brand}}', 'לומדים משחק עם WIN'],
  ['{{unknown}}', '{{unknown}}'],
  ['No said', 'ריק'],
  ['No limits', 'No limits'],
  ['No said today', 'No said today'],
])('shows the row “%s” as “%s”', (text, shown) => {
  expect(rowText(text, { facts: { brand: 'WIN' }, isField: (name) => name === 'said', empty: 'ריק' })).toBe(shown)
})
