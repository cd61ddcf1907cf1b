import { beforeEach, expect, it, vi } from 'vitest'
import { campEvent } from '#features/camps/camp-event.ts'

const camps = vi.hoisted(() => [] as { id: string; data: object }[])

vi.mock('astro:content', () => ({
  getCollection: async (name: string) => (name === 'camps' ? [...camps] : []),
}))
vi.mock('#build/resolve-content.ts', () => ({ resolveContent: async (data: object) => data }))

const { allCamps, campById, campMenu, campsWithFiles, campSummaries } = await import('./camps.ts')
const { campLandings, landingSections } = await import('./landings.ts')

const passover = {
  stage: 'scheduled',
  title: 'מחנה פסח 2025',
  isOnline: false,
  dates: { first: '2025-04-06', last: '2025-04-10' },
  hours: { from: '08:00', to: '13:00' },
  grades: { from: 2, to: 8 },
  groups: 'בקבוצות',
  location: { city: 'קריית גת', venue: 'בית ספר תיכון', navigateTo: 'בית ספר תיכון, קריית גת' },
  activities: [{ icon: 'drone', title: 'מטיסים רחפן' }],
  price: 590,
  instalments: 3,
  picture: { src: '/camp.webp' },
  signUp: { message: 'היי, אשמח להירשם', paymentPage: true },
  inMenu: true,
  landings: [],
}
const summer = {
  ...passover,
  title: 'מחנה קיץ 2027',
  dates: { first: '2027-07-04', last: '2027-07-15' },
  landings: [
    {
      path: '/win-camp/summer',
      variant: 'b',
      variants: { a: ['days', 'price'], b: ['price', 'days'] },
      sections: { days: { type: 'x' }, price: { type: 'y' } },
    },
  ],
}

const menuEnds = {
  first: { label: 'כל המחנות', href: '/win-camp', hint: 'חופשות' },
  last: { label: 'סל מדע', href: '/science-basket', hint: 'מדע' },
}

beforeEach(() => {
  camps.length = 0
  camps.push({ id: 'passover', data: passover }, { id: 'online', data: { ...passover, isOnline: true, inMenu: false } })
})

it('a camp added as one file is first among the cards, in the menu, and has its page', async () => {
  camps.push({ id: 'summer', data: summer })
  expect((await allCamps()).map(({ id }) => id)).toEqual(['summer', 'passover', 'online'])
  expect((await campMenu(menuEnds)).map(({ href }) => href)).toEqual([
    '/win-camp',
    '/win-camp/summer',
    '/win-camp#passover',
    '/science-basket',
  ])
  const [page] = await campLandings()
  expect(page?.landing.path).toBe('/win-camp/summer')
  expect(page && (await campById(page.campId)).title).toBe('מחנה קיץ 2027')
  const shown = page ? await landingSections(page.landing, page.landing.variant) : []
  expect(shown.map(({ type }) => type)).toEqual(['y', 'x'])
  expect(
    shown.map(({ id }) => id),
    'links find a section by its name',
  ).toEqual(['price', 'days'])
})

it('an example has its page and its calendar file, and is in no list', async () => {
  camps.push({ id: 'example-hanukkah', data: summer })
  expect((await campLandings()).map(({ campId }) => campId)).toEqual(['example-hanukkah'])
  expect((await campById('example-hanukkah')).calendarHref).toBe('/win-camp/example-hanukkah.ics')
  expect((await campsWithFiles()).map(({ id }) => id)).toContain('example-hanukkah')
  expect((await allCamps()).map(({ id }) => id)).toEqual(['passover', 'online'])
  expect((await campSummaries()).map(({ id }) => id)).toEqual(['passover', 'online'])
  expect((await campMenu(menuEnds)).map(({ href }) => href)).toEqual(['/win-camp', '/win-camp#passover', '/science-basket'])
})

it('a camp leaves Friday and Saturday out', async () => {
  camps.push({ id: 'summer', data: summer })
  const [camp] = await allCamps()
  expect(camp?.printed).toMatchObject({ dayCount: '10 ימים', weekdays: 'א׳ עד ה׳', dayRange: '4.7.27–15.7.27', dates: '4–15 ביולי 2027' })
})

it('search engines read when and where, and for how much while it can be joined', async () => {
  vi.setSystemTime('2025-03-20T10:00:00Z')
  const [onSite, online] = (await allCamps()).map(campEvent)
  expect(onSite).toMatchObject({
    '@type': 'Event',
    startDate: '2025-04-06T08:00:00+03:00',
    endDate: '2025-04-10T13:00:00+03:00',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', address: { addressLocality: 'קריית גת' } },
    offers: { price: 590, availability: 'https://schema.org/InStock', availabilityEnds: '2025-04-06T08:00:00+03:00' },
  })
  expect(online).toMatchObject({ location: { '@type': 'VirtualLocation' } })
  camps.splice(0, 2, { id: 'full', data: { ...passover, places: 'full' } })
  expect((await allCamps()).map(campEvent)[0]).toMatchObject({ offers: { availability: 'https://schema.org/SoldOut' } })
  vi.setSystemTime('2025-04-11T10:00:00Z')
  expect((await allCamps()).map(campEvent)[0]).not.toHaveProperty('offers')
  vi.useRealTimers()
})

it('the chat says what is true of the camp', async () => {
  const [camp] = await allCamps()
  expect(decodeURIComponent(camp?.actions.open.href ?? '')).toContain('אשמח להירשם')
  expect(decodeURIComponent(camp?.actions.ended.href ?? '')).toContain('אשמח לעדכון על המחנה הבא')
  expect(camp?.actions.full.href).toBe('#waiting-list')
  expect(camp?.chips.ended).toBe('המחנה הסתיים')
})

it('in one line each: by the first day, and those without dates at the end', async () => {
  const season = { name: 'חנוכה 2027', until: '2027-12-30' }
  camps.unshift({ id: 'hanukkah', data: { ...passover, stage: 'announced', season, dates: undefined, price: undefined } })
  camps.push({ id: 'summer', data: { ...summer, places: 3 } })
  const all = await campSummaries()
  expect(all.map(({ id }) => id)).toEqual(['passover', 'online', 'summer', 'hanukkah'])
  expect(all.at(-1)).toMatchObject({ when: 'חנוכה 2027', calendar: { last: '2027-12-30' } })
  expect(all.at(-1)?.price).toBeUndefined()
  expect(all.at(2)).toMatchObject({ when: '4–15 ביולי 2027', price: '₪590', page: '/win-camp/summer' })
  expect(all.at(2)?.chips.few).toBe('נותרו 3 מקומות')
})
