import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { entry } from '../support/content.ts'
import { longLayerOnly } from '../support/layers.ts'
import { collectPageProblems, expectNoSidewaysScroll, phone } from '../support/page.ts'
import { test } from '../support/text-page.ts'

const path = '/dragon-prince-game'
const { tabs, scenes, storyEnd, questions, trivia, congratulation, labels, notes, messages } = entry('story', 'story')
const [story, emotional, riddling] = tabs.map(({ label }) => label)
if (!story || !emotional || !riddling) throw new Error('The story needs three tabs')
const questionCount = (number: number) => labels.questionCount.replace('{n}', String(number)).replace('{total}', String(questions.length))
const lanternsLit = (number: number) => labels.lanternsLit.replace('{n}', String(number)).replace('{total}', String(trivia.riddles.length))
const wrongAnswer = 'להב'
const announced = (page: Page) => page.getByRole('main').locator('p[aria-live]')
const answer = (page: Page) => page.getByRole('textbox', { name: labels.answer })
const riddles = (page: Page) => page.getByRole('tabpanel', { name: riddling }).getByRole('textbox')

/** Opens the page and waits for hydration. */
async function open(page: Page): Promise<void> {
  await page.goto(path)
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
}

async function solve(page: Page, count: number): Promise<void> {
  for (let riddle = 0; riddle < count; riddle++) {
    await riddles(page).nth(riddle).fill(trivia.answer)
    await riddles(page).nth(riddle).press('Enter')
    await expect(riddles(page).nth(riddle)).toBeDisabled()
  }
}

// spec: 2-dragon-prince-game
test('the arrow keys move between the tabs in visual order: left is next', async ({ page }) => {
  await open(page)
  const tab = (name: string) => page.getByRole('tab', { name })
  await expect(page.getByRole('tab')).toHaveText([story, emotional, riddling])
  await tab(story).focus()
  for (const [key, name] of [
    ['ArrowLeft', emotional],
    ['ArrowLeft', riddling],
    ['ArrowLeft', story],
    ['ArrowRight', riddling],
    ['Home', story],
    ['End', riddling],
  ] as const) {
    await page.keyboard.press(key)
    await expect(tab(name)).toBeFocused()
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel', { name })).toBeVisible()
  }
  await expect(page.getByRole('tab', { selected: false })).toHaveCount(2)
})

// spec: 4-story-tabs-switch
test('the story has its illustrated scenes, and its button leads to the questions', async ({ page }) => {
  await open(page)
  const panel = page.getByRole('tabpanel', { name: story })
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText(scenes.map(({ heading }) => new RegExp(`${heading}$`)))
  await expect(panel.getByRole('img')).toHaveCount(scenes.length)
  await page.getByRole('button', { name: storyEnd.button }).click()
  await expect(page.getByRole('tab', { name: emotional })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText(questionCount(1)).first()).toBeVisible()
})

// spec: 4-eight-questions-count
test('answers are kept while moving; Back from the first question opens the story, Next from the last the riddles', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: storyEnd.button }).click()
  await answer(page).fill('בכיתה')
  await page.getByRole('button', { name: labels.next }).click()
  await expect(announced(page)).toHaveText(questionCount(2))
  await expect(answer(page)).toHaveValue('')
  await page.getByRole('button', { name: labels.back }).click()
  await expect(answer(page)).toHaveValue('בכיתה')
  await page.getByRole('button', { name: labels.backToStory }).click()
  await expect(page.getByRole('tabpanel', { name: story })).toBeVisible()

  await page.getByRole('tab', { name: emotional }).click()
  for (let question = 2; question <= questions.length; question++) {
    await page.getByRole('button', { name: labels.next }).click()
    await expect(announced(page)).toHaveText(questionCount(question))
  }
  await page.getByRole('button', { name: labels.nextToTrivia }).click()
  await expect(page.getByRole('tabpanel', { name: riddling })).toBeVisible()
  await page.getByRole('tab', { name: emotional }).click()
  await expect(announced(page)).toHaveText(questionCount(1))
  await expect(answer(page)).toHaveValue('בכיתה')
})

// spec: 4-five-riddles-trimmed, 8-picture-failure-wrong
test('a wrong answer shows the hint, a right one locks the riddle and praises', async ({ page }) => {
  await open(page)
  await page.getByRole('tab', { name: riddling }).click()
  await expect(riddles(page)).toHaveCount(trivia.riddles.length)
  const first = riddles(page).first()
  await first.fill(wrongAnswer)
  await first.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(messages.wrong)
  await expect(page.getByRole('alert')).toHaveCSS('background-color', 'rgb(179, 38, 30)')
  await expect(first).toHaveAttribute('aria-invalid', 'true')
  await expect(first).toHaveValue(wrongAnswer)
  await first.fill(`  ${trivia.answer} `)
  await first.press('Enter')
  await expect(first).toBeDisabled()
  await expect(page.getByText(messages.solved)).toHaveCount(1)
  await expect(page.getByRole('status').filter({ hasText: messages.correct })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(announced(page)).toHaveText(lanternsLit(1))
  await expect(riddles(page).nth(1)).toBeFocused()
})

// spec: 4-five-solved-congratulation
test('going back to the questions opens the last one, and starting over clears everything', async ({ page }) => {
  await open(page)
  await page.getByRole('tab', { name: emotional }).click()
  await answer(page).fill('תשובה')
  await page.getByRole('tab', { name: riddling }).click()
  await solve(page, 1)
  await page.getByRole('button', { name: labels.backToQuestions }).click()
  await expect(announced(page)).toHaveText(questionCount(questions.length))
  await page.getByRole('button', { name: labels.nextToTrivia }).click()
  await page.getByRole('button', { name: labels.startOver }).click()
  await expect(page.getByRole('tabpanel', { name: story })).toBeVisible()
  await page.getByRole('tab', { name: emotional }).click()
  await expect(announced(page)).toHaveText(questionCount(1))
  await expect(answer(page)).toHaveValue('')
  await page.getByRole('tab', { name: riddling }).click()
  await expect(announced(page)).toHaveText(lanternsLit(0))
})

// spec: 4-five-solved-congratulation
test('the whole game works by keyboard, announces each change, and sends no answer to the server', async ({ page }) => {
  const { errors } = collectPageProblems(page)
  await open(page)
  await page.getByRole('button', { name: storyEnd.button }).focus()
  await page.keyboard.press('Enter')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' || decodeURIComponent(request.url()).includes('סוד')) sent.push(request.url())
  })
  for (let question = 1; question <= questions.length; question++) {
    await expect(announced(page)).toHaveText(questionCount(question))
    await page.keyboard.press('Tab')
    await expect(answer(page)).toBeFocused()
    await page.keyboard.type(`סוד ${question}`)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
  }
  await expect(announced(page)).toHaveText(lanternsLit(0))
  await page.keyboard.press('Tab')
  for (let riddle = 1; riddle <= trivia.riddles.length; riddle++) {
    await expect(riddles(page).nth(riddle - 1)).toBeFocused()
    await page.keyboard.type(trivia.answer)
    await page.keyboard.press('Enter')
    await expect(announced(page)).toContainText(lanternsLit(riddle))
  }
  const box = page.getByRole('region', { name: congratulation.heading })
  await expect(box).toBeFocused()
  await expect(box).toBeInViewport()
  await expect(announced(page)).toContainText(congratulation.heading)
  await expect(page.getByText(messages.solved)).toHaveCount(trivia.riddles.length)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(congratulation.stage.heading)
  await page.keyboard.press('Tab')
  await expect(box.getByRole('button', { name: labels.startOver })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tabpanel', { name: story })).toBeFocused()
  expect(sent).toEqual([])
  expect(errors).toEqual([])
})

test('a reload keeps the progress, a new tab starts over, and a note says where the answers are stored', async ({ page, context }) => {
  await open(page)
  await page.getByRole('tab', { name: emotional }).click()
  await page.getByRole('button', { name: labels.next }).click()
  await answer(page).fill('בתוך דלי')
  await page.reload()
  await expect(announced(page)).toHaveText(questionCount(2))
  await expect(answer(page)).toHaveValue('בתוך דלי')
  await expect(page.getByText(notes.privacy)).toBeVisible()
  const another = await context.newPage()
  await open(another)
  await expect(another.getByRole('tabpanel', { name: story })).toBeVisible()
})

test(
  'on a phone the questions, the riddles and the end are accessible and do not scroll sideways, in both themes',
  longLayerOnly,
  async ({ page }) => {
    await page.setViewportSize(phone)
    await open(page)
    await page.getByRole('tab', { name: emotional }).click()
    await checkBothThemes(page)
    await page.getByRole('tab', { name: riddling }).click()
    await riddles(page).first().fill(wrongAnswer)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toBeVisible()
    await checkBothThemes(page)
    await solve(page, trivia.riddles.length)
    await expect(page.getByRole('region', { name: congratulation.heading })).toBeVisible()
    await checkBothThemes(page)
  },
)

async function checkBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await expectAccessible(page, { within: 'main' })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, { within: 'main', look: 'contrast' })
  await expectNoSidewaysScroll(page, [320, 768])
  await page.setViewportSize(phone)
}

test('the confetti is animated, except with reduced motion', longLayerOnly, async ({ page }) => {
  await open(page)
  await page.getByRole('tab', { name: riddling }).click()
  await solve(page, trivia.riddles.length)
  const piece = page.getByRole('region', { name: congratulation.heading }).locator('i').first()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(piece).not.toHaveCSS('animation-name', 'none')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(piece).toHaveCSS('animation-name', 'none')
})

test('with scripts off the story can be read, and a note says what is missing', longLayerOnly, async ({ textPage }) => {
  await textPage.goto(path)
  for (const { heading } of scenes) await expect(textPage.getByRole('heading', { name: heading, exact: true })).toBeVisible()
  await expect(textPage.getByText(notes.scriptsOff)).toBeVisible()
  await expect(textPage.getByRole('tab')).toHaveCount(0)
  await expect(textPage.getByRole('button', { name: storyEnd.button })).toHaveCount(0)
})
