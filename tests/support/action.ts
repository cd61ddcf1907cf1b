import { expect, type Locator } from '@playwright/test'
import { action } from '../../src/schemas/action.ts'
import { looseText } from './loose-text.ts'

/** Parses an action from the content with the site's own schema: label, address, and whether it opens a new tab. */
export const parseAction = (written: unknown) => action.parse(written)

/** Expects exactly one link for the action, with the address and the target from the content. */
export async function expectLink(within: Locator, written: unknown): Promise<Locator> {
  const { label, href, newTab } = parseAction(written)
  const link = within.getByRole('link', { name: looseText(label) })
  await expect(link).toHaveAttribute('href', href)
  if (newTab) await expect(link).toHaveAttribute('target', '_blank')
  return link
}

/** The prefilled message of a chat link. */
export async function prefilled(link: Locator): Promise<string> {
  const address = new URL((await link.getAttribute('href')) ?? '')
  expect(address.host).toBe('wa.me')
  return address.searchParams.get('text') ?? ''
}
