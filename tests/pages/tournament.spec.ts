import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { partOf } from '../support/camps.ts'
import { longLayerOnly } from '../support/layers.ts'
import { setTextSize } from '../support/page.ts'
import { test } from '../support/text-page.ts'
import { texts } from '../support/texts.ts'

const path = '/win-camp/kiryat-gat'
const { teams, rounds } = partOf(path, 'tournament')
const labels = texts('camps')
const [first = '', second = '', third = ''] = teams.names

/** The two team buttons of a game. `round` counts from 0, `number` from 1. */
const game = (page: Page, round: number, number: number): Locator =>
  page.getByRole('group', { name: `${rounds[round]?.title}: ${labels.game.replace('{n}', String(number))}` }).getByRole('button')

const champions = (page: Page) => page.locator('#tournament').getByText(labels.champions)

async function pressByKeyboard(page: Page, side: Locator): Promise<void> {
  await side.focus()
  await page.keyboard.press('Enter')
}

test(
  'with scripts off the final result is shown, with every team and every score of the first round',
  longLayerOnly,
  async ({ textPage }) => {
    await textPage.goto(path)
    for (const [at, name] of teams.names.entries()) {
      const side = game(textPage, 0, 1 + (at >> 1)).nth(at % 2)
      await expect(side).toHaveText(`${name}${rounds[0]?.scores[at >> 1]?.[at % 2]}`)
      await expect(side).toBeDisabled()
    }
    await expect(game(textPage, 2, 1).filter({ has: textPage.locator(':scope[aria-pressed=true]') })).toHaveCount(1)
    await expect(champions(textPage)).not.toHaveText(labels.champions)
    await expect(textPage.getByRole('button', { name: labels.startOver })).toHaveCount(0)
  },
)

test('the tournament can be played by keyboard from the first game to the final', async ({ page }) => {
  await page.goto(path)
  const restart = page.getByRole('button', { name: labels.startOver })
  const status = page.locator('#tournament').getByRole('status')
  await pressByKeyboard(page, restart)
  await expect(page.locator('#tournament [aria-pressed=true]')).toHaveCount(0)
  await expect(game(page, 1, 1).first()).toBeDisabled()
  await expect(champions(page)).toHaveText(`${labels.champions}?`)
  for (const number of [1, 2, 3, 4]) await pressByKeyboard(page, game(page, 0, number).nth(0))
  await expect(game(page, 0, 1).nth(0)).toHaveAttribute('aria-pressed', 'true')
  await expect(game(page, 0, 1).nth(1)).toHaveAttribute('aria-pressed', 'false')
  await expect(game(page, 1, 1)).toHaveText([first, third])
  for (const number of [1, 2]) await pressByKeyboard(page, game(page, 1, number).nth(0))
  await expect(status).toHaveText(`${teams.names[4]} ${labels.goesOn} ${rounds[2]?.title}`)
  await pressByKeyboard(page, game(page, 2, 1).nth(0))
  await expect(status).toHaveText(`${first} ${labels.winsAll}`)
  await expect(champions(page)).toHaveText(`${labels.champions}${first}`)
  await expectAccessible(page, { within: '#tournament' })
})

test('changing a result clears the games that depend on it, and the winner has the higher score', longLayerOnly, async ({ page }) => {
  await page.goto(path)
  const [one = 0, other = 0] = rounds[0]?.scores[0] ?? []
  const loser = game(page, 0, 1).nth(one > other ? 1 : 0)
  await loser.click()
  await expect(loser).toContainText(String(Math.max(one, other)))
  await expect(game(page, 1, 1).nth(0)).toHaveText(one > other ? second : first)
  await expect(game(page, 2, 1).nth(0)).toBeDisabled()
  await expect(champions(page)).toHaveText(`${labels.champions}?`)
  await expect(game(page, 2, 1).nth(1), 'the other half stays').toBeEnabled()
})

test('on the smallest phone with the largest text every team is readable and large enough to tap', longLayerOnly, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await page.goto(path)
  for (const size of ['100%', '150%']) {
    await setTextSize(page, size)
    for (const side of await page.locator('#tournament').getByRole('group').getByRole('button').all()) {
      const box = await side.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
      expect(await side.evaluate((button) => button.scrollWidth - button.clientWidth)).toBeLessThanOrEqual(0)
    }
  }
})
