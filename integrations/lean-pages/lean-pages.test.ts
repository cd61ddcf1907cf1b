import { expect, test } from 'vitest'
import { hashOf } from './hash-of.ts'
import { leanPage } from './lean-pages.ts'

function page(styles: string[], body: string, allowed = styles): string {
  const policy = `<meta http-equiv="content-security-policy" content="style-src 'self' ${allowed.map(hashOf).join(' ')};">`
  return `<head>${policy}${styles.map((css) => `<style>${css}</style>`).join('')}</head><body>${body}</body>`
}

const stylesOf = (html: string) => [...html.matchAll(/<style>(.*?)<\/style>/g)].map(([, css]) => css)
const lean = (html: string, ...inScripts: string[]) => leanPage(html, new Set(inScripts))

test('merges styles in order, and the policy allows the result', () => {
  const html = lean(page(['@layer a, b;', '@layer b{p{color:red}}'], '<p></p>'))
  expect(stylesOf(html)).toEqual(['@layer a, b;@layer b{p{color:red}}'])
  expect(html).toContain(`style-src 'self' ${hashOf('@layer a, b;@layer b{p{color:red}}')};`)
})

test('does not merge in a style that the policy does not allow', () => {
  const html = lean(page(['p{color:red}', 'p{color:blue}'], '<p></p>', ['p{color:red}']))
  expect(stylesOf(html)).toEqual(['p{color:red}', 'p{color:blue}'])
  expect(html).not.toContain(hashOf('p{color:blue}'))
})

test('keeps rules whose class the page or a script names, and only the selectors of a list that can match', () => {
  const css = '.a{color:red}.b,.c{color:blue}.d .a{color:green}.e{color:pink}:is(.d,.a) p{margin:0}p:not(.d){top:0}a[href$=".d"]{top:0}'
  const html = lean(page([css], '<p class="a c"></p>'), 'e')
  expect(stylesOf(html)).toEqual(['.a{color:red}.c{color:blue}.e{color:pink}:is(.d,.a) p{margin:0}p:not(.d){top:0}a[href$=".d"]{top:0}'])
})

test('keeps a custom property that a remaining rule or a script reads', () => {
  const css = ':root{--used:var(--raw);--raw:red;--unread:var(--only-there);--only-there:blue;--by-script:1px}p{color:var(--used)}'
  const html = lean(page([css], '<p></p>'), '--by-script')
  expect(stylesOf(html)).toEqual([':root{--used:var(--raw);--raw:red;--by-script:1px}p{color:var(--used)}'])
})

test('removes unused animations and rules that are left empty', () => {
  const css = '@keyframes rise{0%{top:0}}@keyframes fall{to{top:9px}}@media print{@layer a{.gone{animation:rise 1s}}}p{animation:fall 1s}'
  expect(stylesOf(lean(page([css], '<p></p>')))).toEqual(['@keyframes fall{to{top:9px}}p{animation:fall 1s}'])
})

test('removes React comments and icon classes, except inside hydrated islands', () => {
  const icon = '<svg xmlns="http://www.w3.org/2000/svg" class="lucide lucide-x own"></svg><svg class="lucide lucide-y"></svg>a<!-- -->b'
  const html = lean(`${icon}<astro-island>${icon}</astro-island>${icon}`)
  const stripped = '<svg class="own"></svg><svg></svg>ab'
  expect(html).toBe(`${stripped}<astro-island>${icon}</astro-island>${stripped}`)
})
