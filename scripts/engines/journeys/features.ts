import { paths } from '../../../src/config/paths.ts'
import { desktop, type Journey, phone } from '../visit.ts'

export const features: Journey[] = [
  {
    name: 'a camp’s details open, and Escape closes them',
    sizes: [phone, desktop],
    walk: async (visit) => {
      await visit.open(paths.camps)
      await visit.click('[commandfor="details-passover"]')
      await visit.untilSeen('#details-passover h2')
      await visit.page.press('Escape')
      await visit.untilSeen('#details-passover h2', false)
    },
  },
  {
    name: 'the viewer counts by key and by swipe, and gives the focus back',
    sizes: [phone, desktop],
    walk: async (visit) => {
      const untilPicture = (number: number) =>
        visit.until(
          `picture ${number}`,
          (n) => document.querySelector('[data-viewer-count]')?.textContent?.includes(` ${n} `) === true,
          number,
        )
      await visit.open(paths.science)
      await visit.click('[data-gallery-tile]')
      await visit.untilSeen('[data-viewer] [data-viewer-close]')
      await untilPicture(1)
      await visit.page.press('ArrowLeft')
      await untilPicture(2)
      // As a finger would, also against what is left of the smooth way to the second.
      await visit.until('a swipe leads to the third', () => {
        const strip = document.querySelector('[data-viewer-strip]')
        strip?.scrollTo({ left: -2 * strip.clientWidth, behavior: 'instant' })
        return document.querySelector('[data-viewer-count]')?.textContent?.includes(' 3 ') === true
      })
      await visit.page.press('Escape')
      await visit.until('the focus is on a tile', () => document.activeElement?.matches('[data-gallery-tile]') === true)
    },
  },
  {
    name: 'the story opens its questions and its riddles',
    sizes: [phone, desktop],
    walk: async (visit) => {
      await visit.open(paths.story)
      await visit.until('the tabs are awake', () => !document.querySelector('main astro-island[ssr]'))
      for (const tab of ['2', '3']) {
        await visit.click(`[role="tab"]:nth-of-type(${tab})`)
        await visit.untilSeen('[role="tabpanel"]:not([hidden]) :is(input, textarea, button)')
      }
    },
  },
  {
    name: 'the search of the library finds an article by its title',
    sizes: [phone, desktop],
    walk: async (visit) => {
      await visit.open(paths.blog)
      const title = await visit.page.run(() => document.querySelector('[data-search] h3')?.textContent ?? '')
      await visit.click('input[type="search"]')
      await visit.page.type('input[type="search"]', title)
      await visit.until('one article is left', () => {
        const shown = [...document.querySelectorAll<HTMLElement>('[data-search]')].filter((article) => article.getClientRects().length > 0)
        return shown.length === 1
      })
    },
  },
  {
    name: 'an enquiry is sent, and its mail arrives',
    short: true,
    sizes: [phone, desktop],
    walk: async (visit) => {
      visit.office.empty()
      // The relay mails the same content only once within ten minutes.
      const email = `visitor-${process.hrtime.bigint()}@school.org.il`
      await visit.open(paths.contact)
      // The browser holds back a second enquiry within ten seconds.
      await visit.page.run(() => localStorage.clear())
      await visit.page.run(() => document.querySelector('form[novalidate]')?.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await visit.untilSeen('form[novalidate] button[type="submit"]')
      await visit.page.type('[name="fullName"]', 'Dana Levi')
      await visit.page.type('[name="email"]', email)
      await visit.page.type('[name="message"]', 'Hello, please call me')
      await visit.click('form[novalidate] button[type="submit"]')
      await visit.untilSeen('[role="status"] button')
      const [mail, ...others] = await arrived(() => visit.office.outbox.summary().waiting === 0, visit.office.mails)
      if (others.length > 0) throw new Error(`${others.length} mails too many`)
      if (mail?.replyTo?.[0]?.address !== email) throw new Error('the mail has another sender')
    },
  },
]

async function arrived<Mail>(isDelivered: () => boolean, mails: () => Promise<Mail[]>): Promise<Mail[]> {
  const end = performance.now() + 15_000
  while (!isDelivered() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 50))
  return mails()
}
