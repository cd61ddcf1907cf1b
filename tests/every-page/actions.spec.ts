import { expect, type Page } from '@playwright/test'
import { actionKind, canBePrimary } from '../../src/lib/action-kind.ts'
import { inLayer } from '../support/layers.ts'
import { phone } from '../support/page.ts'
import { sweptPaths } from '../support/swept-paths.ts'
import { test } from '../support/text-page.ts'

/** Sign-up on an external page: the one kind of action that cannot be derived from the address. */
const externalPage = /^https:\/\/(?!wa\.me)/

interface Block {
  where: string
  href: string
  kind: string
  primary: boolean
  scheme: string
  look: string
}

/** Every action link and every submit button, with its colours and the colour scheme of its part of the page. */
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

test('primary actions share one colour and chat links another, on every page, in the light and the dark theme', async ({ textPage }) => {
  const schemes = ['dark', 'light'] as const
  const blocks: Record<(typeof schemes)[number], Block[]> = { dark: [], light: [] }
  for (const path of sweptPaths) {
    await textPage.goto(path)
    for (const scheme of schemes) blocks[scheme].push(...(await blocksOf(textPage, path, scheme)))
  }
  for (const colorScheme of schemes) {
    const primaries = blocks[colorScheme].filter(({ primary }) => primary)
    const chats = blocks[colorScheme].filter(({ kind }) => kind === 'chat')
    const takenLooks = new Set<string>()
    for (const [name, found] of Object.entries({ primaries, chats })) {
      const looks: Record<string, Record<string, string>> = {}
      for (const { scheme, look, where } of found) looks[scheme] = { ...looks[scheme], [look]: where }
      for (const [scheme, seen] of Object.entries(looks)) expect.soft(Object.entries(seen), `${name} by ${scheme}`).toHaveLength(1)
      expect.soft(Object.keys(looks), name).toContain(colorScheme)
      for (const look of Object.keys(looks[colorScheme] ?? {})) takenLooks.add(look)
    }
    // All other actions use neither colour.
    const others = blocks[colorScheme].filter(({ primary, kind, scheme }) => !primary && kind !== 'chat' && scheme === colorScheme)
    expect(others.filter(({ look }) => takenLooks.has(look)).map(({ where }) => where)).toEqual([])
    expect(primaries.filter(({ kind }) => kind !== 'enquire' && kind !== 'page').map(({ where }) => where)).toEqual([])
  }
  const misnamed = blocks.light.filter(({ kind, href }) => kind !== actionKind(href) && !(kind === 'enquire' && externalPage.test(href)))
  expect(misnamed.map(({ where }) => where)).toEqual([])
  expect(canBePrimary('chat')).toBe(false)
})

/** A day on which a camp is open for sign-up, so that payment and chat are shown side by side. */
const openDay = '2026-11-20'

for (const size of inLayer([phone, { width: 1440, height: 900 }], [phone])) {
  test(`a section has one primary action, and the chat beside it is smaller, at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size)
    for (const path of sweptPaths) {
      await page.goto(`${path}?today=${openDay}`)
      const { crowded, largeChats } = await page.evaluate(() => {
        const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
        const textsOf = (elements: Element[]) => elements.map((element) => element.textContent?.trim())
        // A job or a camp in a list counts as a section of its own.
        const primaries = [...document.querySelectorAll('main :is([data-primary], [type=submit])')].filter(seen)
        const parts = [...Map.groupBy(primaries, (one) => one.closest('article, li, main > *')).values()]
        const onFirstScreen = primaries.filter((one) => one.getBoundingClientRect().bottom <= innerHeight)
        const largeChats = [...document.querySelectorAll('main [data-kind=chat]')].flatMap((chat) => {
          const beside = chat.parentElement?.querySelector(':scope > [data-primary]')
          if (!beside || !seen(chat)) return []
          const [one, other] = [chat.getBoundingClientRect(), beside.getBoundingClientRect()]
          const fits = one.width <= other.width + 1 && one.height < other.height
          return fits ? [] : [`${textsOf([chat, beside])}: ${one.width} × ${one.height}, ${other.width} × ${other.height}`]
        })
        return { crowded: [onFirstScreen, ...parts].filter(({ length }) => length > 1).map(textsOf), largeChats }
      })
      expect.soft(crowded, `${path}: sections with more than one primary action`).toEqual([])
      expect.soft(largeChats, `${path}: chats as large as the action beside them`).toEqual([])
    }
  })
}
