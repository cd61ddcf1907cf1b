import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import texts from '../../texts/editor.json' with { type: 'json' }
import messages from '../../texts/messages.json' with { type: 'json' }
import { screens } from '../screens/screens.ts'

const read = (pattern: string) =>
  globSync(pattern, { exclude: ['**/*.test.ts'] })
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
const page = read('editor/admin/**/*.ts')
const server = read('{editor/{forms,gateway,server}/**/*.ts,scripts/edit.ts}')

/** Groups whose names are data: those of folders, formats, states of enquiries, and Decap's own names. */
const named = ['pictureFolders', 'markdown', 'enquiryStates', 'enquiryStatuses', 'enquiryColumns', 'decap']

it('has no text that the page does not use', () => {
  const unused = Object.entries(texts).flatMap(([group, value]) => {
    if (typeof value === 'string') return new RegExp(`\\btexts\\.${group}\\b`).test(page) ? [] : [group]
    if (named.includes(group)) return []
    // A screen's own title, and the links to the screens, are chosen by the screen's name.
    const own = Object.keys(value).filter((name) => !(name === 'title' && group in texts.screens) && !screens.some((one) => one === name))
    // By its quoted name, or destructured.
    const isUsed = (name: string) => new RegExp(`'${name}'|[{,] ${name}( = '')?[ ,]`).test(page)
    return own.filter((name) => !isUsed(name)).map((name) => `${group}.${name}`)
  })
  expect(unused).toEqual([])
})

it('has no message that the gateway does not use', () => {
  const isBuilt = (name: string) => /^(action|notShown)/.test(name)
  expect(Object.keys(messages).filter((name) => !isBuilt(name) && !server.includes(`'${name}'`))).toEqual([])
})
