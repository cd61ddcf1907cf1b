import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import puppeteer from 'puppeteer-core'
import { findFreePort } from '../../server/free-port.ts'
import { untilReady } from './until-ready.ts'
import type { Engine, EnginePage } from './visit.ts'

const usual = ['/usr/bin/firefox', '/usr/bin/firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox']
const executablePath = process.env['FIREFOX_PATH'] ?? usual.find((file) => existsSync(file)) ?? ''

/** The installed Firefox, over WebDriver BiDi. Playwright needs commands that an ordinary Firefox does not have yet. */
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

const driver = '/usr/bin/WebKitWebDriver'
const screenServer = '/usr/bin/Xvfb'

/** As tall as the longest page, so that a screenshot shows all of it. */
const screen = { width: 1600, height: 16_000 }

const [browser] = globSync('/usr/lib/*/webkit2gtk-4*/MiniBrowser')
const install = 'apt-get install webkit2gtk-driver xvfb'

/** Safari's engine: the MiniBrowser of WebKitGTK, on a virtual screen. */
export const webkit: Engine = { name: 'WebKit', install, isHere, start: () => start() }

/** Without popovers, like Safari up to 16, and without anchor positioning, like Safari up to 18. */
export const olderWebkit: Engine = {
  name: 'WebKit without popovers and anchors',
  install,
  isHere,
  start: () => start('--features=-CSSAnchorPositioning,-PopoverAttribute'),
}

function isHere(): boolean {
  return existsSync(driver) && existsSync(screenServer) && browser !== undefined
}

async function start(...options: string[]) {
  const settings = await mkdtemp(join(tmpdir(), 'webkit-'))
  // The browser's toolbar buttons would keep the window wider than a phone.
  await mkdir(join(settings, 'gtk-3.0'))
  await writeFile(join(settings, 'gtk-3.0/gtk.css'), '* { margin: 0; padding: 0; min-width: 0; min-height: 0; font-size: 1px; }')
  const programs: ChildProcess[] = []

  function run(...[file, args, spawnOptions]: Parameters<typeof spawn>): ChildProcess {
    const program = spawn(file, args, spawnOptions)
    programs.push(program)
    return program
  }

  async function stop(): Promise<void> {
    for (const program of programs.toReversed()) program.kill()
    await rm(settings, { recursive: true, maxRetries: 5 })
  }

  try {
    const xvfb = run(screenServer, ['-displayfd', '3', '-screen', '0', `${screen.width}x${screen.height}x24`, '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    })
    const display = await untilReady(xvfb, 'Xvfb', (signal) => displayOf(xvfb, signal))
    const port = await findFreePort(0)
    const server = run(driver, [`--port=${port}`], {
      env: { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: settings, GTK_THEME: 'Adwaita' },
      stdio: 'ignore',
    })
    const address = `http://localhost:${port}`
    await untilReady(server, 'WebKitWebDriver', (signal) => untilItResponds(`${address}/status`, signal))

    const args = ['--automation', ...options]
    const { page, version, close } = await openWebDriverPage(address, screen, { 'webkitgtk:browserOptions': { binary: browser, args } })
    return {
      version,
      page,
      stop: async () => {
        await close().catch(() => undefined)
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Xvfb writes the number of its display to the descriptor 3. */
async function displayOf(xvfb: ChildProcess, signal: AbortSignal): Promise<string> {
  const [number] = await once(xvfb.stdio[3] as Readable, 'data', { signal })
  return `:${String(number).trim()}`
}

async function untilItResponds(address: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && !(await fetch(address, { signal }).catch(() => undefined))) await setTimeout(50)
}

const keyCodes = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', ArrowLeft: '\uE012' }

/**
 * A page driven by plain WebDriver commands over HTTP. `resize` centres the window: on a screen without a window manager the pointer rests
 * in the middle, and only the window under it has the focus and shows focus rings.
 */
export async function openWebDriverPage(driver: string, screen: { width: number; height: number }, capabilities: object) {
  const opened = (await send(`${driver}/session`, { capabilities: { alwaysMatch: capabilities } })) as {
    sessionId: string
    capabilities: { browserName: string; browserVersion: string }
  }
  const session = `${driver}/session/${opened.sessionId}`

  async function element(selector: string): Promise<string> {
    const found = await send(`${session}/element`, { using: 'css selector', value: selector })
    return `${session}/element/${Object.values(found as Record<string, string>)[0]}`
  }

  const page: EnginePage = {
    open: (url) => send(`${session}/url`, { url }),
    resize: (width, height) =>
      send(`${session}/window/rect`, {
        x: Math.floor((screen.width - width) / 2),
        y: Math.floor((screen.height - height) / 2),
        width,
        height,
      }),
    async run<Given extends unknown[], Result>(script: (...given: Given) => Result | Promise<Result>, ...given: Given): Promise<Result> {
      // WebDriver appends its callback as the last argument.
      const source = `const given = [...arguments], done = given.pop()
        new Promise((resolve) => resolve((${script})(...given))).then((result) => done({ result }), (error) => done({ error: String(error) }))`
      const answer = (await send(`${session}/execute/async`, { script: source, args: given })) as { result: Result; error?: string }
      if (answer.error) throw new Error(answer.error)
      return answer.result
    },
    click: async (selector) => send(`${await element(selector)}/click`, {}),
    type: async (selector, text) => send(`${await element(selector)}/value`, { text }),
    press(key) {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keyCodes[key] }))
      return send(`${session}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
    picture: async () => Buffer.from(String(await send(`${session}/screenshot`)), 'base64'),
  }
  const { browserName, browserVersion } = opened.capabilities
  return { page, version: `${browserName} ${browserVersion}`, close: () => fetch(session, { method: 'DELETE' }) }
}

async function send(address: string, body?: object): Promise<unknown> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(60_000), ...(body && { method: 'POST', body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as { value: unknown }
  if (!answer.ok) throw new Error((value as { message: string }).message)
  return value
}
