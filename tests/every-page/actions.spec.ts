import { expect, type Page } from '@playwright/test'
import { actionKind, canLead } from '../../src/lib/action-kind.ts'
import { swept } from '../support/layers.ts'
import { phone } from '../support/page.ts'
import { sweptPaths } from '../support/swept-paths.ts'
import { test } from '../support/text-page.ts'

/** What is signed up for on a page of somebody else: the one kind that an address cannot tell. */
const paymentPage = /^https:\/\/(?!wa\.me)/

interface Block {
  where: string
  href: string
  kind: string
  primary: boolean
  scheme: string
  look: string
}

/** Every link that is a block, and every button that sends: its face and words, in the theme of its part of the page. */
async function blocksOf(page: Page, path: string, colorScheme: 'light' | 'dark'): Promise<Block[]> {
  await page.emulateMedia({ colorScheme })
  return page.locator('a[data-kind], main [type=submit]:enabled').evaluateAll(
    (links, [address, ownScheme]) =>
      links.map((link) => {
        const { backgroundColor, color } = getComputedStyle(link)
        return {
          where: `${address}: ${link.textContent?.trim()}`,
          href: link.getAttribute('href') ?? '#contact',
          kind: link.getAttribute('data-kind') ?? 'enquire',
          primary: link.matches('[data-primary], [type=submit]'),
          scheme: link.closest('[data-scheme]')?.getAttribute('data-scheme') ?? ownScheme ?? '',
          look: `${color} on ${backgroundColor}`,
        }
      }),
    [path, colorScheme],
  )
}

test('what is to be pressed has one colour and the chat another, by day and by night, on whatever page they are', async ({ textPage }) => {
  const schemes = ['dark', 'light'] as const
  const blocks: Record<(typeof schemes)[number], Block[]> = { dark: [], light: [] }
  for (const path of sweptPaths) {
    await textPage.goto(path)
    for (const scheme of schemes) blocks[scheme].push(...(await blocksOf(textPage, path, scheme)))
  }
  for (const colorScheme of schemes) {
    const primaries = blocks[colorScheme].filter(({ primary }) => primary)
    const chats = blocks[colorScheme].filter(({ kind }) => kind === 'chat')
    const taken = new Set<string>()
    for (const [name, found] of Object.entries({ primaries, chats })) {
      const looks: Record<string, Record<string, string>> = {}
      for (const { scheme, look, where } of found) looks[scheme] = { ...looks[scheme], [look]: where }
      for (const [scheme, seen] of Object.entries(looks)) expect.soft(Object.entries(seen), `${name} by ${scheme}`).toHaveLength(1)
      expect.soft(Object.keys(looks), name).toContain(colorScheme)
      for (const look of Object.keys(looks[colorScheme] ?? {})) taken.add(look)
    }
    // What is neither has neither colour.
    const others = blocks[colorScheme].filter(({ primary, kind, scheme }) => !primary && kind !== 'chat' && scheme === colorScheme)
    expect(others.filter(({ look }) => taken.has(look)).map(({ where }) => where)).toEqual([])
    expect(primaries.filter(({ kind }) => kind !== 'enquire' && kind !== 'page').map(({ where }) => where)).toEqual([])
  }
  const misnamed = blocks.light.filter(({ kind, href }) => kind !== actionKind(href) && !(kind === 'enquire' && paymentPage.test(href)))
  expect(misnamed.map(({ where }) => where)).toEqual([])
  expect(canLead('chat')).toBe(false)
})

/** A day on which a camp can be joined, so that payment and chat stand side by side. */
const openDay = '2026-11-20'

for (const size of swept([phone, { width: 1440, height: 900 }], [phone])) {
  test(`a part has one thing to press, and the chat beside it is smaller, at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size)
    for (const path of sweptPaths) {
      await page.goto(`${path}?today=${openDay}`)
      const { crowded, loud } = await page.evaluate(() => {
        const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
        const say = (elements: Element[]) => elements.map((element) => element.textContent?.trim())
        // A job or a camp in a list is a part of its own.
        const primaries = [...document.querySelectorAll('main :is([data-primary], [type=submit])')].filter(seen)
        const parts = [...Map.groupBy(primaries, (one) => one.closest('article, li, main > *')).values()]
        const atFirst = primaries.filter((one) => one.getBoundingClientRect().bottom <= innerHeight)
        const rows = [...document.querySelectorAll('main [data-kind=chat]')].flatMap((chat) => {
          const beside = chat.parentElement?.querySelector(':scope > [data-primary]')
          if (!beside || !seen(chat)) return []
          const [one, other] = [chat.getBoundingClientRect(), beside.getBoundingClientRect()]
          const fits = one.width <= other.width + 1 && one.height < other.height
          return fits ? [] : [`${say([chat, beside])}: ${one.width} × ${one.height}, ${other.width} × ${other.height}`]
        })
        return { crowded: [atFirst, ...parts].filter(({ length }) => length > 1).map(say), loud: rows }
      })
      expect.soft(crowded, path).toEqual([])
      expect.soft(loud, path).toEqual([])
    }
  })
}
