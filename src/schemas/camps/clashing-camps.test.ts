import { expect, it } from 'vitest'
import { clashingCamps } from './clashing-camps.ts'

const camp = (id: string, city: string | undefined, first: string, last: string) => ({
  id,
  data: { title: `מחנה ${id}`, dates: { first, last }, ...(city && { location: { city } }) },
})
const spring = camp('spring', 'קריית גת', '2027-04-11', '2027-04-15')

it('two camps of one city that share a day are named, with their files', () => {
  const message = clashingCamps([spring, camp('late', 'קריית גת', '2027-04-15', '2027-04-20')])
  expect(message).toContain('מחנה spring')
  expect(message).toContain('late.yaml')
})

it.each([
  ['in another city', camp('other', 'אשקלון', '2027-04-11', '2027-04-15')],
  ['online', camp('online', undefined, '2027-04-11', '2027-04-15')],
  ['the day after', camp('after', 'קריית גת', '2027-04-16', '2027-04-20')],
  ['without dates', { id: 'planned', data: { title: 'מחנה', location: { city: 'קריית גת' } } }],
])('a camp %s does not clash', (_, other) => {
  expect(clashingCamps([spring, other])).toBeUndefined()
})
