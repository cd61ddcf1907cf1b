import { expect, test } from 'vitest'
import { unsupportedIn } from './browser-support.ts'

test.each([
  ['a{color:light-dark(red,blue)}', 'css.types.light-dark (color:light-dark(red,blue))'],
  ['a{color:red;&:hover{color:blue}}', 'nesting (&:hover)'],
  ['.a{@media print{color:red}}', 'nesting (@media print)'],
  ['@layer ui{a{field-sizing:content}}', 'css.properties.field-sizing (field-sizing:content)'],
  ['details:open{color:red}', 'css.selectors.open (details:open)'],
  ['@scope (a){b{color:red}}', 'css.at-rules.scope (@scope (a))'],
  ['a{width:stretch}', 'css.properties.width.stretch (width:stretch)'],
])('%s is too new', (css, fault) => {
  expect(unsupportedIn(css)).toContain(fault)
})

test.each([
  ['a feature behind @supports', '@supports (field-sizing:content){a{field-sizing:content}}'],
  ['a fallback behind @supports not', '@supports not selector(:open){a{color:red}}'],
  ['a feature known to be harmless', 'h1{text-wrap:balance}'],
  ['features of the floor', '@layer a{@container (width>=30rem){a:has(b){color:color-mix(in srgb,red,blue);inset:0;height:100dvh}}}'],
  ['the name of a feature in a string or a URL', `a{content:"light-dark({&";background:url(a;&{field-sizing)}`],
  ['a keyframe', '@keyframes k{0%{color:red}to{color:blue}}'],
])('accepts %s', (_, css) => {
  expect(unsupportedIn(css)).toEqual([])
})
