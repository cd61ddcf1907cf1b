import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { passover } from '../support/camps.ts'
import { fill, formCases, formOf, sendPath, submitOf } from '../support/forms.ts'
import { inLayer } from '../support/layers.ts'
import { barEntry } from '../support/menu.ts'
import { phone } from '../support/page.ts'
import { findBidiFaults } from '../support/reading-order.ts'
import { applyTextSetting, findReflowFaults } from '../support/reflow.ts'
import { texts } from '../support/texts.ts'

/** States that a visitor opens: the page, the part to check, and how to open it. every-check.spec.ts checks the pages themselves. */
const states: [name: string, path: string, part: string, open: (page: Page) => Promise<void>][] = [
  [
    'the camp dropdown',
    '/',
    'header',
    async (page) => {
      await page
        .getByRole('banner')
        .getByRole('button', { name: barEntry('/win-camp').label })
        .press('Enter')
      await expect(page.locator('#camp-menu')).toBeVisible()
    },
  ],
  [
    'the phone panel',
    '/',
    'header',
    async (page) => {
      await page.setViewportSize(phone)
      await page.getByRole('button', { name: texts('header').openMenu }).click()
      await expect(page.getByRole('button', { name: texts('header').closeMenu })).toBeVisible()
    },
  ],
  [
    'the display panel',
    '/privacy',
    'header',
    async (page) => {
      await page.getByRole('button', { name: texts('display').title }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  ],
  [
    'a camp’s details',
    '/win-camp',
    'dialog[open]',
    async (page) => {
      await page.getByRole('button', { name: `${texts('camps').details}: ${passover.title}` }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  ],
  [
    'a camp’s terms',
    '/win-camp',
    'dialog[open]',
    async (page) => {
      await page
        .getByRole('button', { name: texts('camps').terms })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  ],
  [
    'a workshop’s details',
    '/win-ai',
    'dialog[open]',
    async (page) => {
      await page.getByRole('main').locator('button[aria-haspopup=dialog], button[command=show-modal]').first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  ],
  [
    'the viewer',
    '/win-camp/passover',
    'dialog[open]',
    async (page) => {
      await page.locator('[data-gallery-tile]').first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  ],
  [
    'a tab of the story game',
    '/dragon-prince-game',
    'main',
    async (page) => {
      await page.getByRole('tab').nth(1).click()
      await expect(page.getByRole('tabpanel').getByRole('textbox')).toBeVisible()
    },
  ],
  [
    'a question of the science basket',
    '/science-basket',
    '#questions',
    async (page) => {
      await page.locator('#questions summary').first().click()
      await expect(page.locator('details[open]')).toHaveCount(1)
    },
  ],
  [
    'a form with validation errors',
    '/jobs',
    'form[novalidate]',
    async (page) => {
      await submitOf(page).scrollIntoViewIfNeeded()
      await submitOf(page).click()
      await expect(page.locator('[aria-invalid]').first()).toBeVisible()
    },
  ],
  [
    'a failed send',
    '/contact',
    '#contact',
    async (page) => {
      await page.route(sendPath, (route) => route.abort())
      await sendMessage(page)
      await expect(page.getByRole('alert')).toBeVisible()
    },
  ],
  [
    'a sent message',
    '/contact',
    '#contact',
    async (page) => {
      await page.route(sendPath, (route) => route.fulfill({ body: 'OK' }))
      await sendMessage(page)
      await expect(page.getByRole('status').filter({ hasText: formCases('open').contact.sent })).toBeVisible()
    },
  ],
  [
    'a gallery whose pictures failed',
    '/science-basket',
    '#gallery',
    async (page) => {
      await page.route('**/*.{avif,webp}', (route) => route.abort())
      await page.reload()
      await page.locator('[data-gallery-tile]').first().scrollIntoViewIfNeeded()
      await expect(page.getByText(texts('gallery').failed).first()).toBeVisible()
    },
  ],
]

async function sendMessage(page: Page): Promise<void> {
  await formOf(page).scrollIntoViewIfNeeded()
  await fill(formOf(page), formCases('open').contact.fields)
  await submitOf(page).click()
}

const reflows = [
  ['doubled', 1280],
  ['designed', 320],
  ['largest', 390],
  ['largest', 320],
  ['doubled', 320],
  ['spaced', 320],
] as const

/** For the short layer: a panel, a dialog, and a form with errors. */
const few = ['the phone panel', 'a camp’s details', 'a form with validation errors']
const fewStates = states.filter(([name]) => few.includes(name))

for (const [name, path, within, open] of inLayer(states, fewStates)) {
  test(`${name}: accessible in both themes and in forced colours with large text, mixed text in order, no text clipped`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(path)
    await open(page)
    await expectAccessible(page, { within })
    expect(await findBidiFaults(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page, { within, look: 'contrast' })
    await page.emulateMedia({ forcedColors: 'active' })
    await applyTextSetting(page, 'doubled')
    await expectAccessible(page, { within, look: 'targets' })
    await page.emulateMedia({ forcedColors: 'none' })
    for (const [text, width] of reflows) {
      await applyTextSetting(page, text)
      await page.setViewportSize({ width, height: 844 })
      expect(await findReflowFaults(page, within), `${text} at ${width} px`).toEqual([])
    }
  })
}
