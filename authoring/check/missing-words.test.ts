import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { askedWords, missingWords } from './missing-words.ts'

const read = (file: string) => readFileSync(file, 'utf8')

it('what the code asks for is read out of its imports', () => {
  const code = `
    import words from '#content/interface/messages.json' with { type: 'json' }
    import samplesWords from '#content/interface/samples.json' with { type: 'json' }

    const { one, blocks: many } = samplesWords
    const label = words.close.trim() + keywords.other + words.levels.good`
  expect(askedWords(code)).toEqual([
    { file: 'src/content/interface/messages.json', path: ['close', 'trim'] },
    { file: 'src/content/interface/messages.json', path: ['levels', 'good'] },
    { file: 'src/content/interface/samples.json', path: ['one'] },
    { file: 'src/content/interface/samples.json', path: ['blocks'] },
  ])
})

it('every word that the code asks for is there', () => {
  expect(missingWords()).toEqual([])
})

it('a word that was deleted is named with its file and what to write', () => {
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
