import { readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { landingSections } from './landings.ts'

vi.mock('#build/resolve-content.ts', () => ({ resolveContent: async (data: object) => data }))

type Landing = Parameters<typeof landingSections>[0]

const landing = {
  variants: { a: ['dates', 'tournament', 'sign-up'], b: ['tournament', 'dates', 'sign-up'] },
  sections: { dates: { type: 'scoreboard-hero' }, tournament: { type: 'tournament' }, 'sign-up': { type: 'admission-cta' } },
} as unknown as Landing

const order = async (variant: Landing['variant']) => (await landingSections(landing, variant)).map(({ type }) => type)

// spec: 2-camps-two-variants-page
it('variant a leads with the dates', async () => {
  expect(await order('a')).toEqual(['scoreboard-hero', 'tournament', 'admission-cta'])
})

// spec: 2-camps-two-variants-page
it('variant b leads with the tournament', async () => {
  expect(await order('b')).toEqual(['tournament', 'scoreboard-hero', 'admission-cta'])
})

// spec: 2-camps-two-variants-page
it('the Kiryat Gat page has both variants: dates first, or tournament first', () => {
  const kiryatGat = readFileSync('src/content/cities/kiryat-gat.yaml', 'utf8')
  expect(kiryatGat).toMatch(/\ba: \[dates, [^\]]*tournament/)
  expect(kiryatGat).toMatch(/\bb: \[tournament, dates/)
})
