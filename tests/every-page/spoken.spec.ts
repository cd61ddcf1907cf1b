import { expect, test } from '@playwright/test'
import { rangeWord } from '../../src/lib/text/split-range.ts'
import { allRoles } from '../../src/schemas/role.ts'
import { moments, openAt, passover } from '../support/camps.ts'
import { contentOf, entry } from '../support/content.ts'
import { fill, formCases, formOf, openForm, sendPath, submitOf } from '../support/forms.ts'
import { longLayerOnly } from '../support/layers.ts'
import { barEntry, menu } from '../support/menu.ts'
import { phone } from '../support/page.ts'
import { texts } from '../support/texts.ts'

const header = texts('header')
const camps = texts('camps')
const job = texts('form-job')

/** The accessibility tree, in the order in which a screen reader reads it. */

/** The accessible text of a range has a word for its dash. */
const readAloud = (range: string) => range.replace('–', `– ${rangeWord} `)

test('a page begins with the skip link, and its landmarks follow in order', longLayerOnly, async ({ page }) => {
  await page.goto('/win-camp')
  const { hero } = contentOf('win-camp')
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "${header.skip}"
    - banner:
      - link "${header.home}"
      - navigation "${header.navigation}":
        - list:
          - listitem:
            - link
          - listitem:
            - button "${barEntry('/win-camp').label}"
      - button "${texts('display').title}"
      - link "${header.chat}"
    - main:
      - region "${hero.heading}":
        - heading "${hero.heading}" [level=1]
    - contentinfo:
      - navigation "${menu.footer[0]?.heading}"
      - navigation "${menu.footer[1]?.heading}"
      - region "${texts('footer').contact}"
  `)
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: header.openMenu }).click()
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - button "${header.closeMenu}" [expanded]
  `)
})

test('a camp reads its state and facts before its price, and its price before its buttons', async ({ page }) => {
  await openAt(page, moments.open[0] ?? '', '/win-camp')
  const { title, printed } = passover
  await expect(page.getByRole('article', { name: title })).toMatchAriaSnapshot(`
    - article "${title}":
      - heading "${title}" [level=3]
      - paragraph
      - term: ${camps.when}
      - definition: /${readAloud(printed.dates)}.*/
      - term: ${camps.hours}
      - definition: ${readAloud(printed.hours)}
      - term: ${camps.who}
      - definition: /${printed.grades}.*/
      - term: ${camps.where}
      - definition
      - strong: ${printed.price}
      - link "${camps.pay}"
      - link "${camps.openChat}"
      - 'button "${camps.details}: ${title}"'
      - button "${camps.terms}"
  `)
})

test('the application form reads in groups, each field by its label', async ({ page }) => {
  await openForm(page, '/jobs')
  await expect(formOf(page)).toMatchAriaSnapshot(`
    - form "${job.form}":
      - group "${job.who}":
        - textbox "${job.fullName}"
        - textbox "${job.phone}"
        - textbox "${job.email}"
        - button /${job.resume}/
        - textbox "${job.city}"
        - textbox "${job.age}"
      - group "${job.fit}":
        - radiogroup "${job.position}":
          ${allRoles.map(({ label }) => `- radio "${label}"`).join('\n          ')}
        - radiogroup "${job.englishLevel}":
          - radio "${job.englishLevelBasic}"
          - radio "${job.englishLevelGood}"
          - radio "${job.englishLevelFluent}"
          - radio "${job.englishLevelNative}"
        - radiogroup "${job.hasVehicle}":
          - radio "${job.vehicleYes}"
          - radio "${job.vehicleNo}"
        - textbox "${job.education}"
      - group "${job.about}":
        - textbox "${job.message}"
      - group
      - button "${job.submit}"
      - paragraph:
        - link "${entry('notices', 'job').linkLabel}"
  `)
})

test('the viewer reads the position, then the picture, then the navigation buttons', longLayerOnly, async ({ page }) => {
  await page.goto('/science-basket')
  await page.locator('[data-gallery-tile]').first().click()
  const { title, pictures } = entry('galleries', 'science')
  const { position, close, previous, next } = texts('gallery')
  const [first] = pictures
  const caption = [first?.alt, first?.sample && texts('samples').illustration].filter(Boolean).join(' · ')
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "${title}":
      - paragraph: "${position.replace('{n}', '1').replace('{total}', String(pictures.length))} : ${caption}"
      - button "${close}"
      - list:
        - listitem:
          - figure "${caption}"
      - button "${previous}"
      - button "${next}"
  `)
})

test('each riddle has a field and a button with their own names', longLayerOnly, async ({ page }) => {
  const { tabs, trivia, labels } = entry('story', 'story')
  await page.goto('/dragon-prince-game')
  await page.getByRole('tab', { name: tabs[2]?.label ?? '' }).click()
  const riddles = page.getByRole('tabpanel').getByRole('listitem')
  await expect(riddles).toHaveCount(trivia.riddles.length)
  for (const [index, riddle] of (await riddles.all()).entries()) {
    const name = labels.riddle.replace('{n}', String(index + 1))
    await expect(riddle.getByRole('textbox', { name: new RegExp(`^${name} `) })).toBeVisible()
    await expect(riddle.getByRole('button', { name: `${labels.check}: ${name}` })).toBeVisible()
  }
})

test('a link that opens a new tab is described as such, and a chat link names its app', longLayerOnly, async ({ page }) => {
  for (const path of ['/', '/contact', '/win-camp/passover', '/science-basket', '/blog/ai-integration-in-classroom']) {
    await page.goto(path)
    const links = page.locator('a[target=_blank]')
    const described = await links.evaluateAll((all) =>
      all.map((link) => {
        const description = document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent ?? ''
        return [link.getAttribute('href')?.startsWith('https://wa.me/') ?? false, description] as const
      }),
    )
    expect(described.length).toBeGreaterThan(0)
    for (const [isChat, description] of described) expect.soft(description, path).toBe(isChat ? header.newTabChat : header.newTab)
  }
  await expect(page.getByRole('banner').getByRole('link', { name: header.chat })).toHaveAccessibleDescription(/WhatsApp/)
})

test('the toast region is a landmark only while it holds a toast', longLayerOnly, async ({ page }) => {
  await page.route(sendPath, (route) => route.fulfill({ status: 500, body: 'no' }))
  const { path, fields } = formCases('landmark').contact
  const form = await openForm(page, path)
  const region = page.getByRole('region', { name: texts('messages').region })
  await expect(region).toHaveCount(0)
  await fill(form, fields)
  await submitOf(page).click()
  await expect(region).toHaveCount(1)
  await region.getByRole('button', { name: texts('messages').closeToast }).click()
  await expect(region).toHaveCount(0)
})

test('a select is initially required and not invalid', longLayerOnly, async ({ page }) => {
  await page.goto('/win-camp')
  const list = page.locator('#waiting-list').getByRole('combobox')
  await expect(list).toHaveAttribute('aria-required', 'true')
  await expect(list).not.toHaveAttribute('aria-invalid')
  expect(await list.evaluate((select: HTMLSelectElement) => select.validity.valid)).toBe(true)
})
