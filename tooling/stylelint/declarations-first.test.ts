import { expect, test } from 'vitest'
import { declarationsFirst } from './declarations-first.ts'
import { warningsOf } from './warnings-of.ts'

/** Returns the properties that the rule reports. */
async function warnings(code: string): Promise<string[]> {
  const messages = await warningsOf(code, 'win/declarations-first', declarationsFirst)
  return messages.map((text) => text.slice(0, text.indexOf(':')))
}

test.each([
  ['declarations alone', 'a { color: red; margin: 0 }'],
  ['declarations, then a nested rule', 'a { color: red; &:hover { color: blue } }'],
  ['a nested rule with declarations of its own', 'a { @media print { color: red; b { margin: 0 } } }'],
  ['a block after a block', '@media print { a { color: red } } b { margin: 0 }'],
])('accepts %s', async (_, code) => {
  expect(await warnings(code)).toEqual([])
})

test.each([
  ['a condition', 'a { @media print { color: red } color: blue }', ['color']],
  ['a nested selector', 'a { & b { color: red } margin: 0; padding: 0 }', ['margin', 'padding']],
  ['a condition inside another', 'a { @media print { &:hover { color: red } gap: 0 } }', ['gap']],
])('rejects a declaration after %s', async (_, code, properties) => {
  expect(await warnings(code)).toEqual(properties)
})
