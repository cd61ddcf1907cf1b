import { cp, glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { openSiteWithMailbox, type SiteWithMailbox } from '../../server/testing/site-with-mailbox.ts'

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1440, height: 900 }

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowLeft'

/** A browser page with the operations that journeys need, whatever drives the browser. */
export interface EnginePage {
  open(address: string): Promise<unknown>
  resize(width: number, height: number): Promise<unknown>
  /** Runs the script in the page. It sees only its arguments, which are passed as JSON. */
  run<Given extends unknown[], Result>(script: (...given: Given) => Result | Promise<Result>, ...given: Given): Promise<Result>
  click(selector: string): Promise<unknown>
  type(selector: string, text: string): Promise<unknown>
  press(key: Key): Promise<unknown>
  /** A screenshot of the window. */
  picture(): Promise<Uint8Array>
}

export interface Engine {
  name: string
  /** How to install it. */
  install: string
  isHere(): boolean
  start(): Promise<{ version: string; page: EnginePage; stop(): Promise<void> }>
}

export interface Journey {
  /** The expected behaviour, as a sentence. */
  name: string
  /** Part of the short run of `npm test`. */
  short?: boolean
  sizes: (typeof phone)[]
  walk(visit: Visit): Promise<void>
}

declare global {
  interface Window {
    complaints?: string[]
    moved?: string[]
  }
}

/** A visitor in some engine, with the steps that journeys are made of. */
export class Visit {
  readonly page: EnginePage
  readonly site: SiteWithMailbox

  constructor(page: EnginePage, site: SiteWithMailbox) {
    this.page = page
    this.site = site
  }

  async open(path: string): Promise<void> {
    await this.page.open(this.site.origin + path)
    await this.until('the page is laid out', () => !document.documentElement.hasAttribute('data-layout-deferred'))
  }

  /** Scrolls the element to the centre instantly, then clicks: a click during a smooth scroll would miss. */
  async click(selector: string): Promise<void> {
    await this.page.run((where) => document.querySelector(where)?.scrollIntoView({ block: 'center', behavior: 'instant' }), selector)
    await this.page.click(selector)
  }

  /** Polls until the condition holds. */
  async until<Given extends unknown[]>(what: string, holds: (...given: Given) => boolean, ...given: Given): Promise<void> {
    const end = performance.now() + 15_000
    while (!(await this.page.run(holds, ...given))) {
      if (performance.now() > end) throw new Error(`timed out waiting for: ${what}`)
      await setTimeout(50)
    }
  }

  async untilSeen(selector: string, seen = true): Promise<void> {
    await this.until(
      `${selector} is ${seen ? '' : 'not '}seen`,
      (where, wanted) => {
        const element = document.querySelector(where)
        const { width = 0, top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {}
        const isThere = width > 0 && bottom > 0 && top < innerHeight
        let isDrawn = isThere && element !== null && getComputedStyle(element).visibility === 'visible'
        for (let part = element; part; part = part.parentElement) isDrawn &&= Number(getComputedStyle(part).opacity) > 0.1
        return isDrawn === wanted
      },
      selector,
      seen,
    )
  }

  complaints(): Promise<string[]> {
    return this.page.run(() => window.complaints ?? ['the page does not record complaints'])
  }
}

/**
 * Not every engine reports a page's errors to its driver, so the page records them itself. This first script of every page collects errors,
 * warnings, failed loads and violations of the content security policy. It skips failed module preloads: Firefox reports one for a module
 * that it has already loaded, and a module that is really missing is an error in the script that imports it.
 */
const collect = `window.complaints = []
for (const kind of ['error', 'warn']) {
  const original = console[kind]
  console[kind] = (...args) => { complaints.push(args.join(' ')); original.apply(console, args) }
}
addEventListener('error', ({ message, target }) => {
  if (target.rel !== 'modulepreload') complaints.push(message || 'did not load: ' + (target.currentSrc || target.src || target.href))
}, true)
// Not every engine reports layout shifts, so record the headings and links that move before the page has loaded.
window.moved = []
const drawn = new Map()
;(function check() {
  for (const part of document.querySelectorAll('main :is(h1, h2, a)')) {
    const { top, height } = part.getBoundingClientRect()
    const isSeen = height > 0 && top < innerHeight && getComputedStyle(part).visibility === 'visible'
    const before = drawn.get(part)
    if (isSeen && before === undefined) drawn.set(part, top)
    if (before !== undefined && Math.abs(before - top) > 3) {
      moved.push(part.textContent + ' from ' + before + ' to ' + top)
      drawn.set(part, top)
    }
  }
  if (document.readyState !== 'complete' && scrollY === 0) requestAnimationFrame(check)
})()
addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)))
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => complaints.push(violatedDirective + ' ' + blockedURI))
`

/** Serves a copy of the built site that records its own complaints, on the real server with a mailbox behind it. */
export async function openWatchedSite(dist: string): Promise<SiteWithMailbox> {
  const copy = await mkdtemp(join(tmpdir(), 'site-'))
  await cp(dist, copy, { recursive: true, filter: (file) => !/\.html\.(br|gz)$/.test(file) })
  await writeFile(join(copy, 'collect.js'), collect)
  for await (const file of glob('**/*.html', { cwd: copy })) {
    const page = join(copy, file)
    await writeFile(page, (await readFile(page, 'utf8')).replace(/<head[^>]*>/, '$&<script src="/collect.js"></script>'))
  }
  const site = await openSiteWithMailbox(copy)
  await rm(copy, { recursive: true })
  return site
}
