import { expect, type Page } from '@playwright/test'
import { actionKind } from '../../src/lib/action-kind.ts'
import { test } from '../support/paper.ts'
import { everyKindOfPage } from '../support/site-map.ts'

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
  await page.emulateMedia({ colorScheme })
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

test('an enquiry, a chat and a way on have one colour each, by day and by night, on whatever page they are', async ({ paper }) => {
  const schemes = ['dark', 'light'] as const
  const blocks: Record<(typeof schemes)[number], Block[]> = { dark: [], light: [] }
  for (const path of everyKindOfPage) {
    await paper.goto(path)
    for (const scheme of schemes) blocks[scheme].push(...(await blocksOf(paper, path, scheme)))
  }
  for (const colorScheme of schemes)
    for (const kind of ['enquire', 'chat', 'page']) {
      const looks: Record<string, Record<string, string>> = {}
      for (const { scheme, look, where } of blocks[colorScheme].filter((block) => block.kind === kind)) {
        looks[scheme] = { ...looks[scheme], [look]: where }
      }
      for (const [scheme, found] of Object.entries(looks)) expect.soft(Object.entries(found), `${kind} by ${scheme}`).toHaveLength(1)
      expect.soft(Object.keys(looks), kind).toContain(colorScheme)
    }
  const misnamed = blocks.light.filter(({ kind, href }) => kind !== actionKind(href) && !(kind === 'enquire' && paymentPage.test(href)))
  expect(misnamed.map(({ where }) => where)).toEqual([])
})
