import { test as base, expect, type Locator, type Page } from '@playwright/test'
import type { Email } from 'postal-mime'
import { openSiteWithMailbox, type SiteWithMailbox } from '../../server/testing/site-with-mailbox.ts'
import type { FormName } from '../../src/config/forms.ts'
import { filledContact, filledEnglish, filledJob, filledSchool, filledScience, filledWaitingList } from '../../src/forms/testing/filled.ts'
import { texts } from './texts.ts'

export { expect }

/** Serves the built site from the project's own server, with the relay connected to a mailbox over real SMTP. */
export const test = base.extend<{ inbox: () => Promise<Email[]> }, { site: SiteWithMailbox }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixture's needs from this pattern.
    async ({}, use) => {
      const site = await openSiteWithMailbox('dist')
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  inbox: async ({ site }, use) => {
    site.empty()
    await use(async () => {
      await expect.poll(() => site.outbox.summary().waiting).toBe(0)
      return site.mails()
    })
  },
})

export const sendPath = '**/api/v1.0/email/send'

const { schoolAndScienceSent, schoolAndScienceFailed, englishSent, contactAndJobSent, failed } = texts('forms')

export interface FormCase {
  name: FormName
  path: string
  /** Toast texts. */
  sent: string
  failed: string
  fields: Record<string, string>
  /** The text that the mail's subject contains. */
  about: string
}

/** `unique` makes the input differ between runs: the relay mails identical content only once in ten minutes. */
export function formCases(unique: string): Record<FormName, FormCase> {
  const email = `${unique}@school.org.il`
  const school = { sent: schoolAndScienceSent, failed: schoolAndScienceFailed }
  const general = { sent: contactAndJobSent, failed }
  return {
    school: { name: 'school', path: '/', ...school, fields: { ...typed(filledSchool), email }, about: filledSchool.schoolName },
    english: {
      name: 'english',
      path: '/win-english',
      sent: englishSent,
      failed,
      fields: { ...typed(filledEnglish), email },
      about: filledEnglish.managerName,
    },
    science: {
      name: 'science',
      path: '/science-basket',
      ...school,
      fields: { ...typed(filledScience), email },
      about: filledScience.organization,
    },
    contact: { name: 'contact', path: '/contact', ...general, fields: { ...typed(filledContact), email }, about: filledContact.fullName },
    job: { name: 'job', path: '/jobs', ...general, fields: { ...typed(filledJob), email }, about: filledJob.fullName },
    'waiting-list': {
      name: 'waiting-list',
      path: '/win-camp',
      ...general,
      sent: texts('form-waiting-list').sent,
      fields: { ...typed(filledWaitingList), city: `${filledWaitingList.city} ${unique}` },
      about: filledWaitingList.parentName,
    },
  }
}

/** The non-empty values that a visitor types or selects. The topic is left out: the page sets it. */
function typed({ topic: _, ...values }: { topic: string } & object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== ''),
  )
}

/** Opens the page and returns its form, hydrated. */
export async function openForm(page: Page, path: string): Promise<Locator> {
  await page.goto(path)
  return hydratedForm(page)
}

/** Scrolls to the form of the open page and waits until it is hydrated. */
export async function hydratedForm(page: Page): Promise<Locator> {
  const form = formOf(page)
  await form.scrollIntoViewIfNeeded()
  await expect(submitOf(page)).toBeVisible()
  return form
}

export function formOf(page: Page): Locator {
  return page.getByRole('main').locator('form[novalidate]')
}

export function submitOf(page: Page): Locator {
  return formOf(page).locator('button[type=submit]')
}

/** The container of the lasting confirmation, above the form. */
export function receiptOf(page: Page): Locator {
  return page.getByRole('main').locator('[role=status]:has(+ form[novalidate])')
}

/** Fills in the given fields as a visitor would; opens collapsed parts first. */
export async function fill(form: Locator, fields: Record<string, string>): Promise<void> {
  for (const fold of await form.locator('details:not([open]) > summary').all()) await fold.click()
  for (const [name, value] of Object.entries(fields)) {
    const control = form.locator(`[name="${name}"]`)
    if (await control.and(form.locator('select')).count()) await control.selectOption(value)
    else if ((await control.first().getAttribute('type')) === 'radio') await form.locator(`[name="${name}"][value="${value}"]`).check()
    else await control.fill(value)
  }
}

export async function expectValues(form: Locator, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const control = form.locator(`[name="${name}"]`)
    if ((await control.first().getAttribute('type')) === 'radio') await expect(form.locator(`[name="${name}"]:checked`)).toHaveValue(value)
    else await expect(control).toHaveValue(value)
  }
}

export async function expectEmpty(form: Locator): Promise<void> {
  await expect(form.locator('input:checked')).toHaveCount(0)
  for (const control of await form.locator('input:not([type=radio], [type=checkbox]), select:not([name=topic]), textarea').all())
    await expect(control).toHaveValue('')
}
