import { readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { landingSections } from './landings'

vi.mock('@/lib/resolve-content', () => ({ resolveContent: async (data: object) => data }))

type Landing = Parameters<typeof landingSections>[0]

const landing = {
  variants: { a: ['dates', 'tournament', 'sign-up'], b: ['tournament', 'dates', 'sign-up'] },
  sections: { dates: { type: 'camp-scoreboard' }, tournament: { type: 'camp-tournament' }, 'sign-up': { type: 'camp-admission' } },
} as unknown as Landing

const order = async (variant: Landing['variant']) => (await landingSections(landing, variant)).map(({ type }) => type)

it('variant a leads with the dates', async () => {
  expect(await order('a')).toEqual(['camp-scoreboard', 'camp-tournament', 'camp-admission'])
})

it('variant b leads with the tournament', async () => {
  expect(await order('b')).toEqual(['camp-tournament', 'camp-scoreboard', 'camp-admission'])
})

it('the Kiryat Gat page has both: dates first, or the tournament first', () => {
  const camp = readFileSync('src/content/camps/passover.yaml', 'utf8')
  const kiryatGat = camp.slice(camp.indexOf('path: /win-camp/kiryat-gat'))
  expect(kiryatGat).toMatch(/\ba: \[dates, [^\]]*tournament/)
  expect(kiryatGat).toMatch(/\bb: \[tournament, dates/)
})
