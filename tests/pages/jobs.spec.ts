import { expect } from '@playwright/test'
import { site } from '../../src/config/site.ts'
import { israelDay } from '../../src/lib/days/israel-time.ts'
import { contentOf, entry } from '../support/content.ts'
import { inLayer } from '../support/layers.ts'
import { phone } from '../support/page.ts'
import { test } from '../support/text-page.ts'
import { labelOf, texts } from '../support/texts.ts'

const path = '/jobs'
const jobs = contentOf('jobs').openings.jobs.map((id) => entry('jobs', String(id)))
const labels = texts('jobs')

// spec: 1-jobs, 2-jobs-four-listings
test('shows every listing with place, audience, hours, start, employment and pay', async ({ textPage }) => {
  await textPage.goto(path)
  const rooms = textPage.getByRole('main').getByRole('article')
  await expect(rooms).toHaveCount(jobs.length)
  for (const [index, { title, place, audience, scope, start = '', pay, picture }] of jobs.entries()) {
    const room = rooms.nth(index)
    await expect(room.getByRole('heading', { level: 2 })).toHaveText(title)
    await expect(room.getByRole('term')).toHaveText([
      labels.where,
      labels.forWhom,
      labels.when,
      labels.start,
      labels.employment,
      labels.pay,
    ])
    await expect(room.getByRole('definition')).toHaveText([
      place,
      audience,
      scope,
      start,
      labels.employmentPartTime,
      `${pay.join('–')} ₪ לשעה`,
    ])
    await expect(room.getByRole('img')).toHaveAttribute('alt', picture.alt)
  }
})

test('a listing expands to its tasks, requirements and offers', async ({ textPage }) => {
  await textPage.goto(path)
  const room = textPage.getByRole('article').first()
  await expect(room.getByRole('heading', { level: 3 }).first()).toBeHidden()
  await room.getByText(labels.details).click()
  await expect(room.getByRole('heading', { level: 3 })).toHaveText([labels.tasks, labels.requirements, labels.offers])
  await expect(room.getByRole('listitem')).toHaveText(
    [jobs[0]?.tasks, jobs[0]?.requirements, jobs[0]?.offers].flatMap((list) => list ?? []),
  )
})

for (const size of inLayer([undefined, phone], [phone])) {
  // spec: 2-jobs-apply-button-smooth
  test(`each apply button leads to the form and replaces the listing and position there${size ? ', on a phone' : ''}`, async ({ page }) => {
    if (size) await page.setViewportSize(size)
    await page.goto(path)
    for (const { title, position } of jobs) {
      await page.getByRole('link', { name: `${labels.apply} ${title}` }).click()
      await expect(page).toHaveURL('/jobs#contact')
      await expect(page.locator('#contact').getByRole('heading', { level: 2 })).toBeInViewport()
      await expect(page.getByRole('radio', { name: labelOf('roles', position), exact: true })).toBeChecked()
      await expect(page.locator('#contact').getByRole('radio', { checked: true })).toHaveCount(1)
      await expect(page.locator('#contact').getByText(`${texts('form-job').listing}: ${title}`)).toBeVisible()
    }
  })
}

// spec: 2-jobs-apply-button-smooth
test('the scroll to the form is smooth, except with reduced motion', async ({ textPage }) => {
  await textPage.goto(path)
  await textPage.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(textPage.locator('html')).toHaveCSS('scroll-behavior', 'smooth')
  await textPage.emulateMedia({ reducedMotion: 'reduce' })
  await expect(textPage.locator('html')).toHaveCSS('scroll-behavior', 'auto')
})

test('the structured data has the listings with a place and dates, complete, until they expire', async ({ textPage }) => {
  const today = israelDay(new Date())
  const open = jobs.filter(({ posting }) => posting && posting.validThrough.split('.').reverse().join('-') >= today)
  await textPage.goto(path)
  const data = (await textPage.locator('script[type="application/ld+json"]').allTextContents()).map((text) => JSON.parse(text))
  const postings = data.filter((item) => item['@type'] === 'JobPosting')
  expect(postings.map((posting) => posting.title)).toEqual(open.map(({ title }) => title))
  for (const [index, { posting, sample }] of open.entries()) {
    expect('baseSalary' in postings[index]).toBe(!sample)
    expect(postings[index]).toMatchObject({
      datePosted: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      validThrough: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
      employmentType: 'PART_TIME',
      hiringOrganization: { '@type': 'Organization', name: site.name },
      jobLocation: { address: { addressLocality: posting?.locality, addressCountry: 'IL' } },
    })
    expect(postings[index].description).toMatch(/^<p>.+<ul><li>/)
  }
})

test('the steps after sending are listed beside the form', async ({ textPage }) => {
  await textPage.goto(path)
  const steps = contentOf('jobs').form.next ?? []
  expect(steps.length).toBeGreaterThan(2)
  for (const { title } of steps) await expect(textPage.locator('#contact').getByText(title, { exact: true })).toBeVisible()
})
