import { setTimeout } from 'node:timers/promises'
import type { SiteWithMailbox } from '../../server/testing/site-with-mailbox.ts'

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1440, height: 900 }

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowLeft'

/** A page in some browser: what journeys ask of it, whichever way the browser is driven. */
export interface EnginePage {
  open(address: string): Promise<unknown>
  resize(width: number, height: number): Promise<unknown>
  /** Runs in the page; what it needs is passed to it, as data. */
  run<Given extends unknown[], Result>(script: (...given: Given) => Result | Promise<Result>, ...given: Given): Promise<Result>
  click(selector: string): Promise<unknown>
  type(selector: string, text: string): Promise<unknown>
  press(key: Key): Promise<unknown>
  /** What the window shows. */
  picture(): Promise<Uint8Array>
}

export interface Engine {
  name: string
  /** How to get it where it is missing. */
  install: string
  isHere(): boolean
  start(): Promise<{ version: string; page: EnginePage; stop(): Promise<void> }>
}

declare global {
  interface Window {
    complaints?: string[]
    moved?: string[]
  }
}

/** Somebody on the site, in some engine: the steps that journeys are made of. */
export class Visit {
  readonly page: EnginePage
  readonly site: SiteWithMailbox

  constructor(page: EnginePage, site: SiteWithMailbox) {
    this.page = page
    this.site = site
  }

  async open(path: string): Promise<void> {
    await this.page.open(this.site.origin + path)
    await this.until('the page is laid out', () => !document.documentElement.hasAttribute('data-arriving'))
  }

  /** In the middle of the window at once: a press in the middle of a smooth way there would miss. */
  async click(selector: string): Promise<void> {
    await this.page.run((where) => document.querySelector(where)?.scrollIntoView({ block: 'center', behavior: 'instant' }), selector)
    await this.page.click(selector)
  }

  /** Tries again until it holds. */
  async until<Given extends unknown[]>(what: string, holds: (...given: Given) => boolean, ...given: Given): Promise<void> {
    const end = performance.now() + 15_000
    while (!(await this.page.run(holds, ...given))) {
      if (performance.now() > end) throw new Error(`not so after a long wait: ${what}`)
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
    return this.page.run(() => window.complaints ?? ['the page keeps no list of complaints'])
  }
}
