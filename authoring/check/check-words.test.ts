import { expect, test } from 'vitest'
import { site } from '../../src/config/site.ts'
import { checkWords, complaintsAboutWords } from './check-words.ts'

const file = 'src/content/interface/menu.json'

test('returns valid texts with the owner’s facts filled in', () => {
  expect(checkWords('{ "home": "{{brand}}, לעמוד הבית", "levels": { "good": "טובה" } }', file)).toEqual({
    home: `${site.name}, לעמוד הבית`,
    levels: { good: 'טובה' },
  })
})

test.each([
  ['{ "close": " " }', 'src/content/interface/menu.json › close: הטקסט ריק · this text is empty'],
  ['{ "levels": { "good": 3 } }', 'src/content/interface/menu.json › levels › good: צריך להיות טקסט · must be a text'],
  [
    '{ "close": "{{fax}}" }',
    'src/content/interface/menu.json › close: {{fax}} אינו נתון של העסק · {{fax}} is not a fact of src/config/site.ts',
  ],
  ['{ "close": "סגירה", }', 'src/content/interface/menu.json: הקובץ אינו JSON תקין · invalid JSON'],
])('rejects %s and names the file and the field', (source, sentence) => {
  expect(() => checkWords(source, file)).toThrow(sentence)
})

test('reports each invalid text at its path', () => {
  expect(complaintsAboutWords({ close: '', open: 'פתיחה', levels: { good: 'טובה', best: ' ' } })).toEqual([
    { path: ['close'], hebrew: 'הטקסט ריק', english: 'this text is empty' },
    { path: ['levels', 'best'], hebrew: 'הטקסט ריק', english: 'this text is empty' },
  ])
})
