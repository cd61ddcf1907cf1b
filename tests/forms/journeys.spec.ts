import type { Locator, Page } from '@playwright/test'
import { passover } from '../support/camps.ts'
import { contentOf, entry } from '../support/content.ts'
import { expect, fill, formCases, formOf, openForm, receiptOf, submitOf, test } from '../support/forms.ts'
import { inLayer, longLayerOnly } from '../support/layers.ts'
import { phone } from '../support/page.ts'
import { labelOf, texts } from '../support/texts.ts'

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  // Resolve the locator once: resolving it after every press would take longer than the tabbing.
  const element = await target.elementHandle()
  for (let presses = 0; presses < 250; presses++) {
    if (await element?.evaluate((node) => node === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`250 presses of Tab did not reach ${target}`)
}

/** Moves from field to field with Tab and types; selects radios with the arrow keys, starting at the first. */
async function typeInto(page: Page, form: Locator, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const control = form.locator(`[name="${name}"]`)
    const summary = form.locator('details:not([open])', { has: page.locator(`[name="${name}"]`) }).locator('> summary')
    if (await summary.count()) {
      await tabTo(page, summary)
      await page.keyboard.press('Enter')
    }
    if ((await control.first().getAttribute('type')) !== 'radio') {
      await tabTo(page, control)
      await page.keyboard.insertText(value)
      continue
    }
    await tabTo(page, control.first())
    await page.keyboard.press('Space')
    const values = await control.evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value))
    for (let steps = values.indexOf(value); steps > 0; steps--) await page.keyboard.press('ArrowDown')
    await expect(form.locator(`[name="${name}"]:checked`)).toHaveValue(value)
  }
}

async function send(page: Page, sent: string): Promise<void> {
  await tabTo(page, submitOf(page))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible()
}

test('a parent: from the home page through a camp’s details to a message that arrives', async ({ page, inbox }, { testId }) => {
  await page.goto('/')
  await tabTo(page, page.getByRole('main').locator('a[href="/win-camp"]').first())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/win-camp')
  await tabTo(page, page.getByRole('main').getByRole('button', { name: `${texts('camps').details}: ${passover.title}` }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.setViewportSize(phone)
  await tabTo(page, page.getByRole('button', { name: texts('header').openMenu }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.locator('#phone-panel a[href="/contact"]'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/contact$/)
  const { fields, sent } = formCases(testId).contact
  await typeInto(page, formOf(page), fields)
  await send(page, sent)
  expect(await inbox()).toHaveLength(1)
})

/** Counts presses: clicks and taps. Typing and moving between fields with Tab do not count. */
function pressesOn(page: Page) {
  let count = 0
  return {
    async press(target: Locator): Promise<void> {
      count += 1
      await target.click()
    },
    /** Tabs to the field and types. */
    async type(field: Locator, text: string): Promise<void> {
      await tabTo(page, field)
      await page.keyboard.insertText(text)
    },
    get count() {
      return count
    },
  }
}

for (const size of inLayer([undefined, phone], [phone])) {
  // spec: decided-win-ai-form
  test(`a principal: from the home page to a sent request on AI, in at most six presses${size ? ', on a phone' : ''}`, async ({
    page,
    inbox,
  }, { testId }) => {
    if (size) await page.setViewportSize(size)
    await page.goto('/')
    const visitor = pressesOn(page)
    await visitor.press(page.getByRole('main').locator('a[href="/win-ai"]').first())
    await expect(page).toHaveURL('/win-ai')
    await visitor.press(page.getByRole('main').locator('a[href="#contact"]').first())
    const form = formOf(page)
    await expect(submitOf(page)).toBeVisible()
    const { fields, sent } = formCases(testId).school
    await visitor.press(form.locator('[name=schoolName]'))
    await visitor.type(form.locator('[name=schoolName]'), fields['schoolName'] ?? '')
    await visitor.press(form.locator('label', { has: page.locator('[name=ageGroup]') }).first())
    for (const name of ['phone', 'email', 'notes']) await visitor.type(form.locator(`[name=${name}]`), fields[name] ?? '')
    await visitor.press(submitOf(page))
    await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible()
    expect(visitor.count).toBeLessThanOrEqual(6)
    const topic = labelOf('topics', contentOf('win-ai').form.topics?.[0] ?? 'ai')
    expect(topic).toContain('AI')
    await expect(receiptOf(page)).toContainText(`${texts('forms').topic}: ${topic}`)
    const [mail] = await inbox()
    expect(mail?.subject).toContain(topic)
    expect(mail?.text).toContain(`\n\n${texts('forms').topic}: ${topic}\n`)
    expect(mail?.text).toContain(`:\n${fields['notes']}\n`)
  })

  // spec: decided-application-listing
  test(`a job seeker: from the home page to an application that names its listing, in at most ten presses${size ? ', on a phone' : ''}`, async ({
    page,
    inbox,
  }, { testId }) => {
    if (size) await page.setViewportSize(size)
    await page.goto('/')
    const visitor = pressesOn(page)
    if (size) await visitor.press(page.getByRole('button', { name: texts('header').openMenu }))
    await visitor.press(page.locator('a[href="/jobs"]').filter({ visible: true }).first())
    await expect(page).toHaveURL('/jobs')
    const { title } = entry('jobs', 'java-android')
    await visitor.press(page.getByRole('link', { name: `${texts('jobs').apply} ${title}` }))
    const form = formOf(page)
    await expect(submitOf(page)).toBeVisible()
    const { fields, sent } = formCases(testId).job
    await visitor.press(form.locator('[name=fullName]'))
    for (const name of ['fullName', 'phone', 'email']) await visitor.type(form.locator(`[name=${name}]`), fields[name] ?? '')
    const chooser = page.waitForEvent('filechooser')
    await visitor.press(form.locator('[name=resume]'))
    await (await chooser).setFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
    for (const name of ['city', 'age']) await visitor.type(form.locator(`[name=${name}]`), fields[name] ?? '')
    await visitor.press(form.locator('label', { has: page.locator(`[name=englishLevel][value=${fields['englishLevel']}]`) }))
    await visitor.press(form.locator('label', { has: page.locator(`[name=hasVehicle][value=${fields['hasVehicle']}]`) }))
    for (const name of ['education', 'message']) await visitor.type(form.locator(`[name=${name}]`), fields[name] ?? '')
    await visitor.press(submitOf(page))
    await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible()
    expect(visitor.count).toBeLessThanOrEqual(10)
    const [mail] = await inbox()
    expect(mail?.text).toContain(`\n\n${texts('form-job').listing}: ${title}\n`)
    expect(mail?.text).toContain(`:\n${fields['message']}\n`)
    expect(mail?.subject).toContain(`(${labelOf('roles', 'programming')}) · ${title}`)
    expect(mail?.attachments).toHaveLength(1)
  })
}

interface Route {
  who: string
  from: string
  /** The links and controls to click, in order, until the form is reached. */
  presses: (main: Locator) => Locator[]
  form: 'school' | 'contact'
  topic: string
  /** The page that the mail names as the lead source. */
  source?: string
}

const cityHero = contentOf('minecraft-city').hero.actions[0]
const englishHero = contentOf('win-english').hero.contact
const aiChoice = contentOf('win-ai').hero.ask.choices[1]
const levels = contentOf('school-principals').levels.levels

const routes: Route[] = [
  {
    who: 'a municipality: from the home page through the city page',
    from: '/',
    presses: (main) => [main.locator('a[href="/minecraft-city"]').first(), main.getByRole('link', { name: cityHero?.label ?? '' }).first()],
    form: 'contact',
    topic: labelOf('topics', 'city'),
    source: '/minecraft-city',
  },
  {
    who: 'a teacher: a trial lesson of English',
    from: '/win-english',
    presses: (main) => [main.getByRole('link', { name: englishHero.label }).first()],
    form: 'contact',
    topic: labelOf('topics', 'trial-lesson'),
    source: '/win-english',
  },
  {
    who: 'a coordinator: a workshop, from the home page',
    from: '/',
    presses: (main) => [main.getByRole('link', { name: contentOf('index').workshops.action?.label ?? '' })],
    form: 'school',
    topic: labelOf('topics', 'workshop'),
  },
  {
    who: 'a staff room: AI, chosen in the hero',
    from: '/win-ai',
    presses: (main) => [main.getByRole('radio', { name: aiChoice?.label ?? '' }), main.locator('a[href="#contact"]:visible').first()],
    form: 'school',
    topic: labelOf('topics', 'ai-staff'),
  },
  {
    who: 'a principal: the programme of a level',
    from: '/school-principals',
    presses: (main) => [main.getByRole('link', { name: levels[2].form.label })],
    form: 'school',
    topic: labelOf('topics', 'high'),
  },
  {
    who: 'a reader: the offer of an article',
    from: '/blog/building-digital-curriculum',
    presses: (main) => [
      main.locator('a[href="/school-principals?topic=staff-workshop"]').first(),
      main.locator('a[href="#contact"]').first(),
    ],
    form: 'school',
    topic: labelOf('topics', 'staff-workshop'),
  },
]

for (const { who, from, presses, form: name, topic, source } of inLayer(routes, routes.slice(0, 2))) {
  test(`${who}: the topic is preselected, sent, shown in the receipt and in the mail’s subject`, async ({ page, inbox }, { testId }) => {
    await page.setViewportSize(phone)
    await page.goto(from)
    for (const target of presses(page.getByRole('main'))) await target.click()
    const form = formOf(page)
    await expect(submitOf(page)).toBeVisible()
    await expect(form.getByRole('combobox', { name: texts('forms').topic })).toHaveValue(topic)
    const { fields, sent } = formCases(testId)[name]
    await fill(form, fields)
    await submitOf(page).click()
    await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible()
    await expect(receiptOf(page)).toContainText(`${texts('forms').topic}: ${topic}`)
    const [mail] = await inbox()
    expect(mail?.subject).toContain(topic)
    expect(mail?.text).toContain(`\n\n${texts('forms').topic}: ${topic}\n`)
    if (source)
      expect(mail?.text?.replaceAll('\u200e', '')).toMatch(
        new RegExp(`(${texts('forms').leadBefore}|${texts('forms').leadPage}): ${source}`),
      )
  })
}

test('a topic can be changed and removed, and an unknown one is ignored', async ({ page, inbox }, { testId }) => {
  await page.goto('/contact?topic=moon#contact')
  await expect(submitOf(page)).toBeVisible()
  const topic = formOf(page).getByRole('combobox', { name: texts('forms').topic })
  await expect(topic).toHaveValue('')
  await topic.selectOption(labelOf('topics', 'city'))
  await topic.selectOption(texts('forms').topicNone)
  const { fields, sent } = formCases(testId).contact
  await fill(formOf(page), fields)
  await submitOf(page).click()
  await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible()
  expect((await inbox())[0]?.text).not.toContain(`${texts('forms').topic}:`)
})

test('the contact form shows the topic and its message only if the address names a topic', async ({ page }) => {
  const form = await openForm(page, '/contact')
  await expect(form.getByRole('combobox')).toBeHidden()
  await openForm(page, '/contact?topic=city#contact')
  await expect(form.getByText(texts('forms').topicPhone)).toBeVisible()
  await expect(form.locator('[name=message]')).toHaveValue(texts('forms').topicMessage)
})

test('a principal: from the principals page to an enquiry that arrives', async ({ page, inbox }, { testId }) => {
  await page.goto('/school-principals')
  await tabTo(page, page.getByRole('main').locator('a[href="#contact"]').first())
  await page.keyboard.press('Enter')
  await expect(page.locator('#contact')).toBeInViewport()
  await expect(submitOf(page)).toBeVisible()
  const { fields, sent } = formCases(testId).school
  await typeInto(page, formOf(page), fields)
  await send(page, sent)
  expect(await inbox()).toHaveLength(1)
})

test('a job seeker: from a listing to an application that arrives, with the position preselected', async ({ page, inbox }, { testId }) => {
  await page.goto('/jobs')
  await tabTo(page, page.locator('[data-choose-position=english]').first())
  await page.keyboard.press('Enter')
  await expect(formOf(page).locator('[name=position]:checked')).toHaveValue('english')
  const { position, ...fields } = formCases(testId).job.fields
  await typeInto(page, formOf(page), fields)
  await send(page, formCases(testId).job.sent)
  expect((await inbox())[0]?.subject).toContain(labelOf('roles', 'english'))
})

test('a parent can send the form on a slow phone', longLayerOnly, async ({ page, inbox }, { testId }) => {
  await page.setViewportSize(phone)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  })
  await page.goto('/contact')
  const { fields, sent } = formCases(testId).contact
  await formOf(page).scrollIntoViewIfNeeded()
  await expect(submitOf(page)).toBeVisible()
  for (const [name, value] of Object.entries(fields)) await formOf(page).locator(`[name="${name}"]`).fill(value)
  await submitOf(page).click()
  await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible()
  expect(await inbox()).toHaveLength(1)
})
