import { paths } from '../../../src/config/paths.ts'
import { desktop, type Journey, phone } from '../visit.ts'

export const menus: Journey[] = [
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
    name: 'a panel opened by pointer has the focus, without a ring',
    sizes: [desktop, phone],
    walk: async (visit) => {
      await visit.open(paths.contact)
      const panels = await visit.page.run(() => (innerWidth > 768 ? ['camp-menu', 'display-panel'] : ['phone-panel', 'display-panel']))
      for (const panel of panels) {
        await visit.page.click(`[popovertarget="${panel}"]`)
        await visit.until(`the focus is in ${panel}`, (id) => document.activeElement?.closest('[popover]')?.id === id, panel)
        if (await visit.page.run(() => document.activeElement?.matches(':focus-visible') ?? false)) throw new Error(`a ring in ${panel}`)
        // Tab leaves the camp menu, which closes: its entries are walked with the arrows.
        if (panel !== 'camp-menu') {
          await visit.page.press('Tab')
          await visit.until(`the focus goes on in ${panel}`, (id) => document.activeElement?.closest('[popover]')?.id === id, panel)
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
    name: 'the way down the page ends at its section',
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
    name: 'a jump by script while the page arrives ends at its section',
    sizes: [phone, desktop],
    walk: async (visit) => {
      await visit.page.open(visit.office.origin + paths.home)
      await visit.page.run(() => document.querySelector('#contact')?.scrollIntoView())
      await visit.until('the section is at the top', () => {
        const top = document.querySelector('#contact')?.getBoundingClientRect().top ?? Number.NaN
        return !('arriving' in document.documentElement.dataset) && top >= 0 && top < innerHeight / 3
      })
    },
  },
  {
    name: 'the display panel turns the page to night and back',
    sizes: [phone, desktop],
    walk: async (visit) => {
      await visit.open(paths.accessibility)
      const ground = () => visit.page.run(() => getComputedStyle(document.body).backgroundColor)
      const day = await ground()
      await visit.page.click('[popovertarget="display-panel"]')
      await visit.untilSeen('#display-panel form')
      await visit.page.click('#display-panel label:has([value="dark"])')
      await visit.until('it is night', () => document.documentElement.dataset['theme'] === 'dark')
      if ((await ground()) === day) throw new Error('the page has the colours of day')
      await visit.page.click('#display-panel label:has([value="light"])')
      await visit.until('it is day', () => document.documentElement.dataset['theme'] === 'light')
      if ((await ground()) !== day) throw new Error('the page has the colours of night')
      await visit.page.run(() => localStorage.clear())
    },
  },
]
