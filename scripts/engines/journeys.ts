import { setTimeout } from 'node:timers/promises'
import { paths } from '../../src/config/paths.ts'
import { expectWhole, pages } from './every-page.ts'
import { desktop, type Journey, phone } from './visit.ts'

const menus: Journey[] = [
  {
    name: 'the camp menu opens by keyboard, and Escape closes it',
    sizes: [desktop],
    walk: async (visit) => {
      await visit.open(paths.home)
      await visit.page.run(() => document.querySelector<HTMLElement>('[popovertarget="camp-menu"]')?.focus())
      await visit.page.press('Enter')
      await visit.untilSeen('#camp-menu a')
      await visit.until('its first entry has the focus', () => document.activeElement === document.querySelector('#camp-menu a'))
      await visit.page.press('Escape')
      await visit.untilSeen('#camp-menu a', false)
      await visit.until('its button has the focus', () => document.activeElement?.getAttribute('popovertarget') === 'camp-menu')
    },
  },
  {
    name: 'a panel opened by pointer has the focus, without a focus ring',
    sizes: [desktop, phone],
    walk: async (visit) => {
      await visit.open(paths.contact)
      const panels = await visit.page.run(() => (innerWidth > 768 ? ['camp-menu', 'display-panel'] : ['phone-panel', 'display-panel']))
      for (const panel of panels) {
        await visit.page.click(`[popovertarget="${panel}"]`)
        await visit.until(`the focus is in ${panel}`, (id) => document.activeElement?.closest('[popover]')?.id === id, panel)
        if (await visit.page.run(() => document.activeElement?.matches(':focus-visible') ?? false))
          throw new Error(`focus ring in ${panel}`)
        // Tab leaves a menu, but moves within a panel.
        if (panel !== 'camp-menu') {
          await visit.page.press('Tab')
          await visit.until(`Tab moves within ${panel}`, (id) => document.activeElement?.closest('[popover]')?.id === id, panel)
          await visit.until('there is a focus ring', () => document.activeElement?.matches(':focus-visible') === true)
        }
        await visit.page.press('Escape')
        await visit.until(`its button has the focus`, (id) => document.activeElement?.getAttribute('popovertarget') === id, panel)
      }
    },
  },
  {
    name: 'the camp menu leads to a camp',
    sizes: [desktop],
    walk: async (visit) => {
      await visit.open(paths.contact)
      await visit.page.click('[popovertarget="camp-menu"]')
      await visit.untilSeen('#camp-menu a')
      await visit.page.click('#camp-menu a')
      await visit.until('a camp page is open', () => location.pathname.startsWith('/win-camp') && document.readyState === 'complete')
    },
  },
  {
    name: 'the phone’s menu opens and closes',
    short: true,
    sizes: [phone],
    walk: async (visit) => {
      await visit.open(paths.home)
      await visit.page.click('[popovertarget="phone-panel"]')
      await visit.untilSeen('#phone-panel a')
      await visit.page.press('Escape')
      await visit.untilSeen('#phone-panel a', false)
    },
  },
  {
    name: 'the link down the page scrolls to its section',
    sizes: [phone, desktop],
    walk: async (visit) => {
      await visit.open(paths.home)
      await visit.click('main a[href="#contact"]')
      await visit.until('the section is at the top', () => {
        const top = document.querySelector('#contact')?.getBoundingClientRect().top ?? Number.NaN
        return top >= 0 && top < innerHeight / 2
      })
    },
  },
  {
    name: 'a jump while the page loads ends at its section',
    sizes: [phone, desktop],
    walk: async (visit) => {
      await visit.page.open(visit.site.origin + paths.home)
      // As a screen reader clicks it: without a pointer or key event.
      await visit.page.run(() => document.querySelector<HTMLElement>('main a[href="#contact"]')?.click())
      await visit.until('the section is at the top', () => {
        const top = document.querySelector('#contact')?.getBoundingClientRect().top ?? Number.NaN
        return !('layoutDeferred' in document.documentElement.dataset) && top >= 0 && top < innerHeight / 3
      })
    },
  },
  {
    name: 'the display panel switches to the dark theme and back',
    sizes: [phone, desktop],
    walk: async (visit) => {
      await visit.open(paths.accessibility)
      const background = () => visit.page.run(() => getComputedStyle(document.body).backgroundColor)
      const light = await background()
      await visit.page.click('[popovertarget="display-panel"]')
      await visit.untilSeen('#display-panel form')
      await visit.page.click('#display-panel label:has([value="dark"])')
      await visit.until('the theme is dark', () => document.documentElement.dataset['theme'] === 'dark')
      if ((await background()) === light) throw new Error('the background is still that of the light theme')
      await visit.page.click('#display-panel label:has([value="light"])')
      await visit.until('the theme is light', () => document.documentElement.dataset['theme'] === 'light')
      if ((await background()) !== light) throw new Error('the background is still that of the dark theme')
      await visit.page.run(() => localStorage.clear())
    },
  },
]

const features: Journey[] = [
  {
    name: 'a camp’s details open, and Escape closes them',
    sizes: [phone, desktop],
    walk: async (visit) => {
      await visit.open(paths.camps)
      // Each state of a camp has its own button.
      await visit.click('[data-when]:not([hidden]) [commandfor="details-passover"]')
      await visit.untilSeen('#details-passover h2')
      await visit.page.press('Escape')
      await visit.untilSeen('#details-passover h2', false)
    },
  },
  {
    name: 'the viewer moves by key and by swipe, and restores the focus',
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
      // Scrolls as a swipe would. Repeated, because the smooth scroll to the second picture may still be running.
      await visit.until('a swipe leads to picture 3', () => {
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
      await visit.until('the tabs are hydrated', () => !document.querySelector('main astro-island[ssr]'))
      for (const tab of ['2', '3']) {
        await visit.click(`[role="tab"]:nth-of-type(${tab})`)
        await visit.untilSeen('[role="tabpanel"]:not([hidden]) :is(input, textarea, button)')
      }
    },
  },
  {
    name: 'the library search finds an article by its title',
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
      visit.site.empty()
      // The relay mails the same content only once within ten minutes.
      const email = `visitor-${process.hrtime.bigint()}@school.org.il`
      await visit.open(paths.contact)
      // The page holds back a second enquiry within ten seconds.
      await visit.page.run(() => localStorage.clear())
      await visit.page.run(() => document.querySelector('form[novalidate]')?.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await visit.untilSeen('form[novalidate] button[type="submit"]')
      await visit.page.type('[name="fullName"]', 'Dana Levi')
      await visit.page.type('[name="email"]', email)
      await visit.page.type('[name="message"]', 'Hello, please call me')
      await visit.click('form[novalidate] button[type="submit"]')
      await visit.untilSeen('[role="status"] button')
      const [mail, ...others] = await afterDelivery(() => visit.site.outbox.summary().waiting === 0, visit.site.mails)
      if (others.length > 0) throw new Error(`${others.length} more mails than expected`)
      if (mail?.replyTo?.[0]?.address !== email) throw new Error('the mail has the wrong Reply-To')
    },
  },
]

/** Not every driver can print, so these journeys apply the print styles to the screen. */
const prints: Journey[] = [
  { path: paths.principals, away: 'body > :not(main), #contact' },
  // Here the sheet is inside #contact.
  { path: paths.city, away: 'body > :not(main)' },
].map(({ path, away }) => ({
  name: `${path} prints its sheet and nothing around it`,
  sizes: [desktop],
  walk: async (visit) => {
    await visit.open(path)
    const around = await visit.page.run((unprinted) => {
      function applyPrintStyles(rules: CSSRuleList): void {
        for (const rule of rules) {
          if (rule instanceof CSSMediaRule && /print|screen/.test(rule.media.mediaText))
            rule.media.mediaText = rule.media.mediaText.includes('print') ? 'all' : 'not all'
          if (rule instanceof CSSGroupingRule) applyPrintStyles(rule.cssRules)
        }
      }
      for (const { cssRules } of document.styleSheets) applyPrintStyles(cssRules)
      return [...document.querySelectorAll(unprinted)]
        .filter((element) => element.getClientRects().length > 0)
        .map(({ tagName }) => tagName)
    }, away)
    if (around.length > 0) throw new Error(`printed around the sheet: ${around.join(', ')}`)
    await expectWhole(visit)
  },
}))

export const journeys = [...menus, ...features, ...prints, ...pages]

async function afterDelivery<Mail>(isDelivered: () => boolean, mails: () => Promise<Mail[]>): Promise<Mail[]> {
  const end = performance.now() + 15_000
  while (!isDelivered() && performance.now() < end) await setTimeout(50)
  return mails()
}
