import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'

it('mirrors each rule that Decap inserts into a stylesheet, and turns its arrows', () => {
  const inserted: [string, number][] = []
  class CSSStyleSheet {
    insertRule(rule: string, index: number): number {
      inserted.push([rule, index])
      return index
    }
  }
  const window = { cssjanus: { transform: (rule: string) => rule.replace('left', 'right') } }
  runInNewContext(readFileSync('editor/admin/decap/right-to-left.js', 'utf8'), { CSSStyleSheet, window })
  expect(new CSSStyleSheet().insertRule('a { float: left; transform: rotate(-90deg) }', 3)).toBe(3)
  expect(inserted).toEqual([['a { float: right; transform: rotate(90deg) }', 3]])
})
