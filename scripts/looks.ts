import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { findChromium, installChromium } from '../tests/support/find-chromium.ts'
import { everyKindOfPage } from '../tests/support/site-map.ts'
import { shareChanged, takeScreenshot, widths } from './looks/screenshot.ts'
import { serveBuiltSite } from './serve/serve-built-site.ts'

/**
 * `npm run looks [path …]`: saves a small screenshot of every kind of page of the built site, on a phone and on a desktop, in docs/looks,
 * and prints which have changed, so that a design change is visible in its commit. `--check` only reports, and exits 1 if one has changed.
 */
const folder = 'docs/looks'
const { values, positionals } = parseArgs({ allowPositionals: true, options: { check: { type: 'boolean' } } })
const pages = positionals.length > 0 ? positionals : everyKindOfPage

if (!findChromium()) installChromium()
const executablePath = findChromium()
const { origin } = await serveBuiltSite()
const browser = await chromium.launch({ args: ['--no-sandbox', '--disable-gpu'], ...(executablePath && { executablePath }) })
mkdirSync(folder, { recursive: true })

const names = new Set<string>()
let changed = 0
for (const path of pages)
  for (const width of widths) {
    const name = `${path.slice(1).replaceAll('/', '_') || 'home'}-${width}.webp`
    names.add(name)
    const file = join(folder, name)
    const screenshot = await takeScreenshot(browser, origin + path, width)
    const known = existsSync(file)
    const share = known ? await shareChanged(file, screenshot) : 1
    if (share === 0) continue
    changed += 1
    console.log(known ? `${path} at ${width} px: ${Math.ceil(share * 100)}% has changed` : `${path} at ${width} px: new`)
    if (!values.check) writeFileSync(file, screenshot)
  }
if (positionals.length === 0)
  for (const name of readdirSync(folder).filter((known) => !names.has(known))) {
    changed += 1
    console.log(`${name}: its page no longer exists`)
    if (!values.check) rmSync(join(folder, name))
  }

await browser.close()
console.log(changed === 0 ? 'No page has changed.' : `${changed} screenshots differ.`)
process.exit(values.check && changed > 0 ? 1 : 0)
