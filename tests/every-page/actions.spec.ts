import { expect, type Page, test } from '@playwright/test'
import { actionKind } from '../../src/lib/action-kind'
import { everyKindOfPage } from '../support/site-map'

/** What is signed up for on a page of somebody else: the one kind that an address cannot tell. */
const paymentPage = /^https:\/\/(?!wa\.me)/

interface Block {
  where: string
  href: string
  kind: string
  scheme: string
  look: string
}

/** Every link that is a block: its kind, and its face and words in the theme of its part of the page. */
async function blocksOf(page: Page, path: string, colorScheme: 'light' | 'dark'): Promise<Block[]> {
  await page.goto(path)
  return page.locator('a[data-kind]').evaluateAll(
    (links, [address, ownScheme]) =>
      links.map((link) => {
        const { backgroundColor, color } = getComputedStyle(link)
        return {
          where: `${address}: ${link.textContent?.trim()}`,
          href: link.getAttribute('href') ?? '',
          kind: link.getAttribute('data-kind') ?? '',
          scheme: link.closest('[data-scheme]')?.getAttribute('data-scheme') ?? ownScheme ?? '',
          look: `${color} on ${backgroundColor}`,
        }
      }),
    [path, colorScheme],
  )
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`an enquiry, a chat and a way on have one colour each, on whatever page they are: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const blocks: Block[] = []
    for (const path of everyKindOfPage) blocks.push(...(await blocksOf(page, path, colorScheme)))
    for (const kind of ['enquire', 'chat', 'page']) {
      const looks: Record<string, Record<string, string>> = {}
      for (const { scheme, look, where } of blocks.filter((block) => block.kind === kind)) {
        looks[scheme] = { ...looks[scheme], [look]: where }
      }
      for (const [scheme, found] of Object.entries(looks)) expect(Object.entries(found), `${kind} by ${scheme}`).toHaveLength(1)
      expect(Object.keys(looks), kind).toContain(colorScheme)
    }
    const misnamed = blocks.filter(({ kind, href }) => kind !== actionKind(href) && !(kind === 'enquire' && paymentPage.test(href)))
    expect(misnamed.map(({ where }) => where)).toEqual([])
  })
}
