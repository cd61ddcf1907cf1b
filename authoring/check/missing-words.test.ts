import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { missingWords, usedWords } from './missing-words.ts'

const read = (file: string) => readFileSync(file, 'utf8')

it('finds the words that the code uses by its imports', () => {
  const code = `
    import words from '#content/interface/messages.json' with { type: 'json' }
    import samplesWords from '#content/interface/samples.json' with { type: 'json' }

    const { one, blocks: many } = samplesWords
    const label = words.close.trim() + keywords.other + words.levels.good`
  expect(usedWords(code)).toEqual([
    { file: 'src/content/interface/messages.json', path: ['close', 'trim'] },
    { file: 'src/content/interface/messages.json', path: ['levels', 'good'] },
    { file: 'src/content/interface/samples.json', path: ['one'] },
    { file: 'src/content/interface/samples.json', path: ['blocks'] },
  ])
})

it('the site has every word that its code uses', () => {
  expect(missingWords()).toEqual([])
})

it('reports a deleted word with its file and the line to add', () => {
  const without = (file: string) => (file.endsWith('/messages.json') ? read(file).replace(/ {2}"closeToast": .*\n/, '') : read(file))
  expect(missingWords(without)).toMatchObject([
    {
      file: 'src/content/interface/messages.json',
      line: 1,
      field: 'closeToast',
      hebrew: expect.stringContaining('מוסיפים שורה: "closeToast": "…"'),
      english: expect.stringContaining('add a line "closeToast": "…"'),
    },
  ])
})
