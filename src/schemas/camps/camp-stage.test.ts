import type { z } from 'astro/zod'
import { expect, it } from 'vitest'
import { scheduledOrAnnounced } from './camp-stage.ts'

const announced = { title: 'מחנה', grades: { from: 2, to: 8 }, season: { name: 'פסח 2027', until: '2027-04-20' }, landings: [] }
const scheduled = {
  title: 'מחנה',
  grades: { from: 2, to: 8 },
  dates: { first: '2027-04-11', last: '2027-04-15' },
  hours: { from: '08:00', to: '13:00' },
  activities: [{ day: 5 }],
  price: 590,
  instalments: 3,
  terms: {},
  landings: [],
}

function read(camp: Parameters<typeof scheduledOrAnnounced>[0]) {
  const faults: string[] = []
  const context = {
    addIssue: (fault: string | { path: (string | number)[]; message: string }) =>
      faults.push(typeof fault === 'string' ? fault : `${fault.path.join('.')}: ${fault.message}`),
  } as unknown as z.RefinementCtx
  return { stage: scheduledOrAnnounced(camp, context).stage, faults }
}

it('a camp with dates can be joined; one with a season is announced', () => {
  expect(read(scheduled)).toEqual({ stage: 'scheduled', faults: [] })
  expect(read(announced)).toEqual({ stage: 'announced', faults: [] })
  expect(read({ ...scheduled, season: announced.season }).stage, 'an announcement that got its dates').toBe('scheduled')
})

it.each([
  ['neither', { ...announced, season: undefined }, /season/],
  ['no price', { ...scheduled, price: undefined }, /^price: /],
  ['no hours', { ...scheduled, hours: undefined }, /^hours: /],
  ['a page and no dates', { ...announced, landings: [{}] }, /pages/],
  ['an activity after its last day', { ...scheduled, activities: [{ day: 6 }] }, /^activities\.0\.day: .*day 6/],
  ['registration that opens too late', { ...scheduled, registrationOpens: '2027-04-12' }, /^registrationOpens: .*registration/],
])('a camp with %s is refused with the reason', (_, camp, message) => {
  expect(read(camp).faults).toEqual([expect.stringMatching(message)])
})
