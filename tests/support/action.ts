import { expect, type Locator } from '@playwright/test'
import { action } from '../../src/schemas/action.ts'
import { loosely } from './loosely.ts'

/** What content says about something to press, as the site understands it: its address, and whether it opens a new tab. */
export const toAction = (written: unknown) => action.parse(written)

/** The link of an action is there, once, and leads where content says. */
export async function expectLink(within: Locator, written: unknown): Promise<Locator> {
  const { label, href, newTab } = toAction(written)
  const link = within.getByRole('link', { name: loosely(label) })
  await expect(link).toHaveAttribute('href', href)
  if (newTab) await expect(link).toHaveAttribute('target', '_blank')
  return link
}

/** The message that a chat link has typed in advance. */
export async function prefilled(link: Locator): Promise<string> {
  const address = new URL((await link.getAttribute('href')) ?? '')
  expect(address.host).toBe('wa.me')
  return address.searchParams.get('text') ?? ''
}
