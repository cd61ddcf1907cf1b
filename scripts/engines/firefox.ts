import { existsSync } from 'node:fs'
import puppeteer from 'puppeteer-core'
import type { Engine } from './visit.ts'

const usual = ['/usr/bin/firefox', '/usr/bin/firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox']
const executablePath = process.env['FIREFOX_PATH'] ?? usual.find((file) => existsSync(file)) ?? ''

/** The Firefox of this machine, by WebDriver BiDi. Playwright asks for commands that an ordinary Firefox does not have yet. */
export const firefox: Engine = {
  name: 'Firefox',
  install: 'apt-get install firefox-esr, or set FIREFOX_PATH',
  isHere: () => executablePath !== '',
  async start() {
    const browser = await puppeteer.launch({ browser: 'firefox', executablePath, args: ['--no-sandbox'] })
    const page = await browser.newPage()
    return {
      version: await browser.version(),
      page: {
        open: (address) => page.goto(address),
        resize: (width, height) => page.setViewport({ width, height }),
        run: <Given extends unknown[], Result>(script: (...given: Given) => Result | Promise<Result>, ...given: Given) =>
          page.evaluate(`(${script})(...${JSON.stringify(given)})`) as Promise<Result>,
        click: (selector) => page.click(selector),
        type: (selector, text) => page.type(selector, text),
        press: (key) => page.keyboard.press(key),
        picture: () => page.screenshot(),
      },
      stop: () => browser.close(),
    }
  },
}
