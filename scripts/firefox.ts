import { existsSync } from 'node:fs'
import puppeteer, { type Viewport } from 'puppeteer-core'
import { paths } from '../src/config/paths.ts'
import { readToTheEnd } from '../tests/support/page.ts'
import { turnedRound } from '../tests/support/reading-order.ts'
import { allPaths } from '../tests/support/site-map.ts'
import { serveBuiltSite } from './serve/serve-built-site.ts'

/**
 * `npm run firefox`: every page of the built site in the Firefox of this machine, and each feature used once; exits 1 when something is wrong.
 * It is not part of the browser tests because their runner drives only a Firefox of its own making.
 */
const usual = ['/usr/bin/firefox', '/usr/bin/firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox']
const executablePath = process.env['FIREFOX_PATH'] ?? usual.find((path) => existsSync(path))
if (!executablePath) {
  console.error('There is no Firefox on this machine. Install one, or set FIREFOX_PATH.')
  process.exit(1)
}

const desktop = { width: 1280, height: 900 }
const phone = { width: 390, height: 844 }
const origin = await serveBuiltSite(4381)
const browser = await puppeteer.launch({ browser: 'firefox', executablePath, args: ['--no-sandbox'] })
const page = await browser.newPage()
const complaints: string[] = []
page.on('console', (message) => {
  if (message.type() === 'error' || message.type() === 'warn') complaints.push(message.text())
})
page.on('pageerror', (error) => complaints.push(String(error)))

console.log(await browser.version())
for (const path of allPaths) await report(path, () => walk(path))
await report('the camp dropdown opens by keyboard, and Escape closes it', useDropdown)
await report('the way down the page ends at its section', followAnchor)
await report('a camp’s details open and close', () =>
  opensAndCloses(paths.camps, desktop, '[commandfor="details-passover"]', '#details-passover h2'),
)
await report('the viewer opens, goes on to the left, and gives the focus back', useViewer)
await report('the phone panel opens and closes', () => opensAndCloses(paths.home, phone, '[popovertarget="phone-panel"]', '#phone-panel a'))
await report('the story game opens its questions', useStory)
await report('an enquiry is sent', sendEnquiry)
await browser.close()
process.exit()

/** A step that throws, or whose page complains, is a fault. */
async function report(name: string, step: () => Promise<void>): Promise<void> {
  complaints.length = 0
  const thrown = await step().then(
    () => [],
    (error: Error) => [error.message],
  )
  const faults = [...thrown, ...complaints]
  if (faults.length > 0) process.exitCode = 1
  console.log(faults.length === 0 ? `✓ ${name}` : `✗ ${name}: ${faults.join('; ')}`)
}

async function walk(path: string): Promise<void> {
  await open(path, desktop)
  await readToTheEnd(page)
  const turned = await turnedRound(page)
  if (turned.length > 0) throw new Error(turned.join('; '))
  for (const width of [360, 768, 1440]) {
    await page.setViewport({ width, height: 900 })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    if (over > 0) throw new Error(`sideways scroll of ${over} px at ${width} px`)
  }
  const broken = await page.evaluate(
    () => [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).length,
  )
  if (broken > 0) throw new Error(`${broken} pictures are broken`)
}

async function useDropdown(): Promise<void> {
  await open(paths.home, desktop)
  await page.focus('[popovertarget="camp-menu"]')
  await page.keyboard.press('Enter')
  await page.waitForSelector('#camp-menu a', { visible: true })
  await page.keyboard.press('Escape')
  await page.waitForSelector('#camp-menu a', { hidden: true })
}

async function followAnchor(): Promise<void> {
  await open(paths.home, desktop)
  await page.locator('main a[href="#contact"]').click()
  await page.waitForFunction(() => {
    const top = document.querySelector('#contact')?.getBoundingClientRect().top ?? Number.NaN
    return top >= 0 && top < innerHeight / 2
  })
}

async function useViewer(): Promise<void> {
  await open(paths.science, desktop)
  await page.locator('[data-gallery-tile]').click()
  await page.waitForSelector('::-p-text(תמונה 1 מתוך 24)')
  await page.keyboard.press('ArrowLeft')
  await page.waitForSelector('::-p-text(תמונה 2 מתוך 24)')
  await page.keyboard.press('Escape')
  await page.waitForFunction(
    () => document.activeElement?.matches('[data-gallery-tile]') && !document.querySelector('dialog[open], main[inert]'),
  )
}

/** Whatever a press opens is seen, and Escape puts it away. */
async function opensAndCloses(path: string, viewport: Viewport, opener: string, content: string): Promise<void> {
  await open(path, viewport)
  await page.locator(opener).click()
  await page.waitForSelector(content, { visible: true })
  await page.keyboard.press('Escape')
  await page.waitForSelector(content, { hidden: true })
}

async function useStory(): Promise<void> {
  await open(paths.story, phone)
  await page.locator('[role="tab"]:nth-of-type(2)').click()
  await page.waitForSelector('::-p-text(שאלה 1 מתוך 8)', { visible: true })
}

async function sendEnquiry(): Promise<void> {
  await open(paths.contact, phone)
  await page.locator('[name="fullName"]').fill('דנה לוי')
  await page.locator('[name="email"]').fill('dana@school.org.il')
  await page.locator('[name="message"]').fill('שלום, אשמח לפרטים')
  await page.locator('form[novalidate] button[type="submit"]').click()
  await page.waitForSelector('::-p-text(ההודעה נשלחה בהצלחה)', { visible: true })
}

async function open(path: string, viewport: Viewport): Promise<void> {
  await page.setViewport(viewport)
  await page.goto(origin + path)
}
