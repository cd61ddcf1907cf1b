import { expect, it } from 'vitest'
import { landingSections } from './pages'

type Landing = Parameters<typeof landingSections>[0]

const landing = {
  variants: { a: ['dates', 'tournament', 'sign-up'], b: ['tournament', 'dates', 'sign-up'] },
  sections: { dates: { id: 'dates' }, tournament: { id: 'tournament' }, 'sign-up': { id: 'sign-up' } },
} as unknown as Landing

const order = (variant: Landing['variant']) => landingSections(landing, variant).map((section) => section.id)

it('variant a leads with the dates', () => {
  expect(order('a')).toEqual(['dates', 'tournament', 'sign-up'])
})

it('variant b leads with the tournament', () => {
  expect(order('b')).toEqual(['tournament', 'dates', 'sign-up'])
})
