import { beforeEach, expect, it, vi } from 'vitest'
import { site } from '#config/site.ts'
import { campEvent } from '#features/camps/camp-event.ts'

const camps = vi.hoisted(() => [] as { id: string; data: object }[])
const cities = vi.hoisted(() => [] as { id: string; data: object }[])

vi.mock('astro:content', () => ({
  getCollection: async (name: string) => [...(name === 'camps' ? camps : cities)],
}))
vi.mock('#build/resolve-content.ts', () => ({ resolveContent: async (data: object) => data }))

const { allCamps, campById, campMenu, campPrices, campsWithFiles, campSummaries } = await import('./camps.ts')
const { landingPages, landingSections, otherVariants } = await import('./landings.ts')

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
  cities.length = 0
  camps.push(
    { id: 'passover', data: passover },
    { id: 'online', data: { ...passover, isOnline: true, location: undefined, inMenu: false } },
  )
})

// spec: 3-camp-title-dates
it('a camp added as one file is among the cards by its first day, is first in the menu, and has a page', async () => {
  camps.push({ id: 'summer', data: summer })
  expect((await allCamps()).map(({ id }) => id)).toEqual(['passover', 'online', 'summer'])
  expect((await campMenu(menuEnds)).map(({ href }) => href)).toEqual([
    '/win-camp',
    '/win-camp/summer',
    '/win-camp#passover',
    '/science-basket',
  ])
  const [page] = await landingPages()
  expect(page?.landing.path).toBe('/win-camp/summer')
  expect(page?.camps.map(({ title }) => title)).toEqual(['מחנה קיץ 2027'])
  expect(page && otherVariants(page).map(({ address, landing }) => [address, landing.variant])).toEqual([
    ['/win-camp/summer/variant-a', 'a'],
  ])
  const shown = page ? await landingSections(page.landing, page.landing.variant) : []
  expect(shown.map(({ type }) => type)).toEqual(['y', 'x'])
  expect(
    shown.map(({ id }) => id),
    'links use the name of a section',
  ).toEqual(['price', 'days'])
})

it('an example has a page and a calendar file, but is in no list', async () => {
  camps.push({ id: 'example-hanukkah', data: summer })
  expect((await landingPages()).map(({ camps: [camp] }) => camp.id)).toEqual(['example-hanukkah'])
  expect((await campById('example-hanukkah')).calendarHref).toBe('/win-camp/example-hanukkah.ics')
  expect((await campsWithFiles()).map(({ id }) => id)).toContain('example-hanukkah')
  expect((await allCamps()).map(({ id }) => id)).toEqual(['passover', 'online'])
  expect((await campSummaries()).map(({ id }) => id)).toEqual(['passover', 'online'])
  expect((await campMenu(menuEnds)).map(({ href }) => href)).toEqual(['/win-camp', '/win-camp#passover', '/science-basket'])
})

it('a camp skips Friday and Saturday', async () => {
  camps.push({ id: 'summer', data: summer })
  const camp = (await allCamps()).at(-1)
  expect(camp?.printed).toMatchObject({ dayCount: '10 ימים', weekdays: 'א׳ עד ה׳', dayRange: '4.7.27–15.7.27', dates: '4–15 ביולי 2027' })
})

it('tells search engines when and where a camp is, and the price while it can be joined', async () => {
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

it('the chat message fits the state of the camp', async () => {
  const [camp] = await allCamps()
  expect(decodeURIComponent(camp?.actions.open.href ?? '')).toContain('אשמח להירשם')
  expect(decodeURIComponent(camp?.actions.ended.href ?? '')).toContain('אשמח לעדכון על הקייטנה הבאה')
  expect(camp?.actions.full.href).toBe('#waiting-list')
  expect(camp?.chips.ended).toBe('הקייטנה הסתיימה')
})

it('sorts the summaries by first day, with camps without dates at the end', async () => {
  const season = { name: 'חנוכה 2027', until: '2027-12-30' }
  camps.unshift({ id: 'hanukkah', data: { ...passover, stage: 'announced', season, dates: undefined, price: undefined } })
  camps.push({ id: 'summer', data: { ...summer, places: 3 } })
  const all = await campSummaries()
  expect(all.map(({ id }) => id)).toEqual(['passover', 'online', 'summer', 'hanukkah'])
  expect(all.at(-1)).toMatchObject({ when: 'חנוכה 2027', calendar: { last: '2027-12-30' } })
  expect(all.at(-1)?.price).toBeUndefined()
  expect(all.at(2)).toMatchObject({ when: '4–15 ביולי 2027', price: '590\u00a0₪', page: '/win-camp/summer' })
  expect(all.at(2)?.chips.few).toBe('נותרו 3 מקומות')
})

const kiryatGat = {
  city: 'קריית גת',
  description: '{{camp.title}}, {{camp.price}}',
  descriptionAfter: '{{camp.title}}',
  variants: { a: [] },
}

it('the page of a city has all its camps by first day, describes the next one, and is the page of that camp', async () => {
  vi.setSystemTime('2026-11-20T10:00:00Z')
  cities.push({ id: 'kiryat-gat', data: kiryatGat })
  const spring = { ...passover, title: 'קייטנת פסח 2027', dates: { first: '2027-04-11', last: '2027-04-15' } }
  camps.unshift(
    { id: 'spring', data: spring },
    { id: 'elsewhere', data: { ...spring, location: { ...passover.location, city: 'אשקלון' } } },
  )
  const [page] = await landingPages()
  expect(page?.camps.map(({ id }) => id)).toEqual(['passover', 'spring'])
  expect(page?.landing).toMatchObject({ path: '/win-camp/kiryat-gat', description: 'קייטנת פסח 2027, 590\u00a0₪' })
  const pages = Object.fromEntries((await campSummaries()).map(({ id, page: leadsTo }) => [id, leadsTo]))
  expect(pages).toMatchObject({ spring: '/win-camp/kiryat-gat', elsewhere: '/win-camp#elsewhere', online: '/win-camp#online' })
  vi.useRealTimers()
})

it('a camp is paid for on the owner’s page, or on one of its own', async () => {
  const signUp = { message: 'היי', paymentPage: false, paymentAddress: 'https://pay.example/v2.0/summer' }
  camps.push({ id: 'summer', data: { ...summer, signUp } })
  expect((await campSummaries()).map(({ join }) => join?.pay)).toEqual([
    `${site.paymentPage}?camp=passover`,
    `${site.paymentPage}?camp=online`,
    signUp.paymentAddress,
  ])
})

it('the price of a camp comes from those ahead, else from the last one', async () => {
  camps.push({ id: 'summer', data: { ...summer, price: 1290 } })
  vi.setSystemTime('2025-03-20T10:00:00Z')
  expect(await campPrices()).toBe('590–1,290\u00a0₪')
  for (const day of ['2026-11-20', '2028-01-01']) {
    vi.setSystemTime(`${day}T10:00:00Z`)
    expect(await campPrices()).toBe('1,290\u00a0₪')
  }
  vi.useRealTimers()
})

it('shares the page of a camp from its page, and its card from its card', async () => {
  cities.push({ id: 'kiryat-gat', data: kiryatGat })
  const [camp] = await allCamps()
  expect(decodeURIComponent(camp?.shareHrefs.page ?? '')).toMatch(/\/win-camp\/kiryat-gat$/)
  expect(decodeURIComponent(camp?.shareHrefs.card ?? '')).toMatch(/\/win-camp#passover$/)
})

it('a city without a camp, and two camps of one city on the same days, fail the build with a message', async () => {
  cities.push({ id: 'ashkelon', data: { ...kiryatGat, city: 'אשקלון' } })
  await expect(landingPages()).rejects.toThrow('src/content/cities/ashkelon.yaml: אין באשקלון')
  camps.push({ id: 'again', data: { ...passover, title: 'עוד מחנה' } })
  await expect(campSummaries()).rejects.toThrow('״עוד מחנה״')
})
