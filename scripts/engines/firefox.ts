import { existsSync } from 'node:fs'
import puppeteer, { type Page } from 'puppeteer-core'
import type { Engine, EnginePage, Key } from './engine.ts'

const usual = ['/usr/bin/firefox', '/usr/bin/firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox']

/** The Firefox of this machine, by WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  install: 'apt-get install firefox-esr, or set FIREFOX_PATH',
  isHere: () => path() !== undefined,
  async start() {
    const browser = await puppeteer.launch({ browser: 'firefox', executablePath: path() ?? '', args: ['--no-sandbox'] })
    return { version: await browser.version(), page: firefoxPage(await browser.newPage()), stop: () => browser.close() }
  },
}

function path(): string | undefined {
  return process.env['FIREFOX_PATH'] ?? usual.find((file) => existsSync(file))
}

function firefoxPage(page: Page): EnginePage {
  return {
    open: async (address) => void (await page.goto(address)),
    resize: (width, height) => page.setViewport({ width, height }),
    run: <Given extends unknown[], Result>(script: (...given: Given) => Result | Promise<Result>, ...given: Given) =>
      page.evaluate(`(${script})(...${JSON.stringify(given)})`) as Promise<Result>,
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    press: (key: Key) => page.keyboard.press(key),
    picture: () => page.screenshot(),
  }
}
