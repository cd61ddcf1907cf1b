import { expect, test } from 'vitest'
import { importOnlyScripts, withDirectScripts } from './direct-scripts.ts'

const script = (name: string) => `<script type="module" src="/_astro/${name}.js"></script>`
const importOnly = importOnlyScripts(
  new Map([
    ['/_astro/home.js', 'import"./form.js";import"./count.js";\n'],
    ['/_astro/jobs.js', 'import"./home.js";'],
    ['/_astro/own.js', 'import"./form.js";start();'],
    ['/_astro/form.js', 'import{a}from"./page.js";a()'],
  ]),
)

test('replaces a script that only imports others with those scripts', () => {
  expect(withDirectScripts(`<p>${script('home')}</p>`, importOnly)).toBe(`<p>${script('form')}${script('count')}</p>`)
  expect(withDirectScripts(script('jobs'), importOnly)).toBe(script('form') + script('count'))
})

test('keeps a script with code of its own, and requests no script twice', () => {
  const html = script('form') + script('own') + script('home')
  expect(withDirectScripts(html, importOnly)).toBe(script('form') + script('own') + script('count'))
})
