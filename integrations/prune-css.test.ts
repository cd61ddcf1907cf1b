import { expect, test } from 'vitest'
import { pruneCss } from './prune-css'

test('a module class that the page does not use goes, the others stay', () => {
  const css = '._card_1a2b3_4{color:red}._hero_1a2b3_9{color:blue}body{margin:0}'
  expect(pruneCss(css, '<div class="_card_1a2b3_4">')).toBe('._card_1a2b3_4{color:red}body{margin:0}')
})

test('a nested rule goes with its own unused class', () => {
  const css = '._card_1a2b3_4{& ._title_1a2b3_7{color:red}&:hover{color:blue}}'
  expect(pruneCss(css, '_card_1a2b3_4')).toBe('._card_1a2b3_4{&:hover{color:blue}}')
})

test('of a selector list only the possible part stays', () => {
  expect(pruneCss('._a_1a2b3_1,._b_1a2b3_2{color:red}', '_b_1a2b3_2')).toBe('._b_1a2b3_2{color:red}')
})

test('a class inside :is() or :not() never removes a rule', () => {
  const css = 'a:not(._gone_1a2b3_1){color:red}'
  expect(pruneCss(css, '')).toBe(css)
})

test('the tokens of another page accent go', () => {
  const css = "[data-accent='camp']{--a:1}[data-accent='ai']{--a:2}"
  expect(pruneCss(css, '<html data-accent="ai">')).toBe("[data-accent='ai']{--a:2}")
})

test('an at-rule that is left empty goes too, and keyframes stay', () => {
  const css = '@media print{._a_1a2b3_1{color:red}}@keyframes spin{from{rotate:0deg}}'
  expect(pruneCss(css, '')).toBe('@keyframes spin{from{rotate:0deg}}')
})

test('a skyline that nothing reads goes, one that is read stays', () => {
  const css = ':root{--skyline-a:url(a);--skyline-b:url(b);--skyline:var(--skyline-a)}'
  expect(pruneCss(css, '')).toBe(':root{--skyline-a:url(a);--skyline:var(--skyline-a)}')
})
