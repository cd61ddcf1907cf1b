import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { site } from '../src/config/site'
import { checkWords, interfaceWords } from './interface-words'

const file = 'src/content/interface/menu.json'

test('words pass as they are, with the owner’s facts in them', () => {
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
  ['{ "close": "סגירה", }', 'src/content/interface/menu.json: הקובץ אינו JSON תקין · not valid JSON'],
])('%s is refused with its file and its name', (source, sentence) => {
  expect(() => checkWords(source, file)).toThrow(sentence)
})

test('a text that the code uses and the file lacks stops the build', async () => {
  const root = mkdtempSync(join(tmpdir(), 'words-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'src/content/interface'), { recursive: true })
  writeFileSync(join(root, 'src/content/interface/menu.json'), '{ "open": "פתיחה" }')
  writeFileSync(join(root, 'main.js'), "import * as words from './src/content/interface/menu.json'\nconsole.log(words.open, words.close)")
  const outcome = build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [interfaceWords()],
    build: { write: false, rolldownOptions: { input: join(root, 'main.js') } },
  })
  await expect(outcome).rejects.toThrow('menu.json: "close" חסר · "close" is missing')
})
