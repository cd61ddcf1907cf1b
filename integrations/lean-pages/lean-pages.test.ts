import { expect, test } from 'vitest'
import { hashOf } from './hash-of.ts'
import { leanPage } from './lean-pages.ts'

function page(styles: string[], body: string, allowed = styles): string {
  const policy = `<meta http-equiv="content-security-policy" content="style-src 'self' ${allowed.map(hashOf).join(' ')};">`
  return `<head>${policy}${styles.map((css) => `<style>${css}</style>`).join('')}</head><body>${body}</body>`
}

const stylesOf = (html: string) => [...html.matchAll(/<style>(.*?)<\/style>/g)].map(([, css]) => css)
const lean = (html: string, ...inScripts: string[]) => leanPage(html, new Set(inScripts))

test('styles become one, in their order, and the policy allows that one', () => {
  const html = lean(page(['@layer a, b;', '@layer b{p{color:red}}'], '<p></p>'))
  expect(stylesOf(html)).toEqual(['@layer a, b;@layer b{p{color:red}}'])
  expect(html).toContain(`style-src 'self' ${hashOf('@layer a, b;@layer b{p{color:red}}')};`)
})

test('a style that the policy does not allow is not slipped in', () => {
  const html = lean(page(['p{color:red}', 'p{color:blue}'], '<p></p>', ['p{color:red}']))
  expect(stylesOf(html)).toEqual(['p{color:red}', 'p{color:blue}'])
  expect(html).not.toContain(hashOf('p{color:blue}'))
})

test('a rule stays when the page or a script has its class, and in lists only those that can match', () => {
  const css = '.a{color:red}.b,.c{color:blue}.d .a{color:green}.e{color:pink}:is(.d,.a) p{margin:0}p:not(.d){top:0}a[href$=".d"]{top:0}'
  const html = lean(page([css], '<p class="a c"></p>'), 'e')
  expect(stylesOf(html)).toEqual(['.a{color:red}.c{color:blue}.e{color:pink}:is(.d,.a) p{margin:0}p:not(.d){top:0}a[href$=".d"]{top:0}'])
})

test('a property stays when anything that stays reads it, a script included', () => {
  const css = ':root{--used:var(--raw);--raw:red;--unread:var(--only-there);--only-there:blue;--by-script:1px}p{color:var(--used)}'
  const html = lean(page([css], '<p></p>'), '--by-script')
  expect(stylesOf(html)).toEqual([':root{--used:var(--raw);--raw:red;--by-script:1px}p{color:var(--used)}'])
})

test('an animation that nothing plays goes, and what is left empty goes with it', () => {
  const css = '@keyframes rise{0%{top:0}}@keyframes fall{to{top:9px}}@media print{@layer a{.gone{animation:rise 1s}}}p{animation:fall 1s}'
  expect(stylesOf(lean(page([css], '<p></p>')))).toEqual(['@keyframes fall{to{top:9px}}p{animation:fall 1s}'])
})

test('marks of React and of its icons go, but not where it wakes up', () => {
  const icon = '<svg xmlns="http://www.w3.org/2000/svg" class="lucide lucide-x own"></svg><svg class="lucide lucide-y"></svg>a<!-- -->b'
  const html = lean(`${icon}<astro-island>${icon}</astro-island>${icon}`)
  const spared = '<svg class="own"></svg><svg></svg>ab'
  expect(html).toBe(`${spared}<astro-island>${icon}</astro-island>${spared}`)
})
