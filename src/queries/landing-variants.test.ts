import { loadRenderers } from 'astro:container'
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { getContainerRenderer } from '@astrojs/react/container-renderer'
import { experimental_AstroContainer as AstroContainer } from 'astro/container'
import { beforeAll, expect, it } from 'vitest'

// Only the variant that the content names has an address. This renders both as their page would.
const pages: Record<string, string> = {}

beforeAll(async () => {
  if (!existsSync('.astro/data-store.json')) execFileSync('npx', ['astro', 'sync'])
  const { getEntry } = await import('astro:content')
  const { allCamps } = await import('./camps')
  const { landingSections } = await import('./pages')
  const { resolveContent } = await import('@/lib/resolve-content')
  const { default: Sections } = await import('@/sections/Sections.astro')
  const container = await AstroContainer.create({ renderers: await loadRenderers([getContainerRenderer()]) })
  const landing = (await getEntry('camps', 'passover'))?.data.landings.find(({ path }) => path === '/win-camp/kiryat-gat')
  const camps = (await allCamps()).filter(({ id }) => id === 'passover')
  if (!landing) throw new Error('The Passover camp has lost its landing page for Kiryat Gat')
  for (const variant of ['a', 'b'] as const) {
    const sections = await resolveContent(landingSections(landing, variant))
    pages[variant] = await container.renderToString(Sections, { props: { sections, camps } })
  }
}, 120_000)

function headings(variant: string, level: 1 | 2): string[] {
  const found = pages[variant]?.matchAll(new RegExp(`<h${level}[^>]*>(.*?)</h${level}>`, 'gs')) ?? []
  return [...found].map(
    ([, words]) =>
      words
        ?.replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim() ?? '',
  )
}

it('variant a leads with dates and venue', () => {
  expect(headings('a', 1)).toEqual(['המחנה של קריית גת'])
  expect(headings('a', 2).slice(0, 2)).toEqual(['מה יש בתיק של המחנה', 'עולים לבמה מול יוטיובר'])
})

it('variant b leads with the tournament', () => {
  expect(headings('b', 1)).toEqual(['עולים לבמה מול יוטיובר'])
  expect(headings('b', 2)).toContain('המחנה של קריית גת')
})

it.each(['a', 'b'])('variant %s has dates, hours, venue, tournament, gallery, payment link and terms', (variant) => {
  for (const part of [
    '6.4.25–10.4.25',
    '08:00–13:00',
    'בבית ספר תיכון',
    'יוטיובר',
    'data-gallery',
    'https://pay.example/win-camp',
    'id="terms"',
  ]) {
    expect(pages[variant]).toContain(part)
  }
})
