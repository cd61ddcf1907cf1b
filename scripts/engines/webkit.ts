import { spawn } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { tryPort } from '../../server/free-port.ts'
import type { Engine } from './visit.ts'
import { openWebDriverPage } from './webdriver.ts'

const driver = '/usr/bin/WebKitWebDriver'
const screenServer = '/usr/bin/Xvfb'

/** As high as the longest page, for its picture. */
const screen = { width: 1600, height: 16_000 }

const [browser] = globSync('/usr/lib/*/webkit2gtk-4*/MiniBrowser')
const install = 'apt-get install webkit2gtk-driver xvfb'

/** The engine of Safari, as the small browser that comes with WebKitGTK, on a screen of its own that nobody sees. */
export const webkit: Engine = { name: 'WebKit', install, isHere, start: () => start() }

/** Popovers and anchors switched off: Safari up to 16 and 18. */
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
  // The browser's own buttons would keep the window wider than a phone.
  await mkdir(join(settings, 'gtk-3.0'))
  await writeFile(join(settings, 'gtk-3.0/gtk.css'), '* { margin: 0; padding: 0; min-width: 0; min-height: 0; font-size: 1px; }')

  const xvfb = spawn(screenServer, ['-displayfd', '3', '-screen', '0', `${screen.width}x${screen.height}x24`, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = await new Promise<string>((resolve) =>
    xvfb.stdio[3]?.once('data', (number: Buffer) => resolve(`:${String(number).trim()}`)),
  )
  const port = await tryPort(0)
  const server = spawn(driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: settings, GTK_THEME: 'Adwaita' },
    stdio: 'ignore',
  })
  const address = `http://localhost:${port}`
  while (!(await fetch(`${address}/status`).catch(() => undefined))) await setTimeout(50)

  const args = ['--automation', ...options]
  const { page, version, close } = await openWebDriverPage(address, screen, { 'webkitgtk:browserOptions': { binary: browser, args } })
  return {
    version,
    page,
    stop: async () => {
      await close().catch(() => undefined)
      server.kill()
      xvfb.kill()
      await rm(settings, { recursive: true })
    },
  }
}
