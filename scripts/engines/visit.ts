import { setTimeout } from 'node:timers/promises'
import type { Office } from '../../server/testing/office.ts'
import type { EnginePage } from './engine.ts'

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1440, height: 900 }

export interface Journey {
  /** What holds, as a sentence. */
  name: string
  /** Also in the short run of `npm test`. */
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

/** Somebody on the site, in some engine: the steps that journeys are made of. */
export class Visit {
  readonly page: EnginePage
  readonly office: Office

  constructor(page: EnginePage, office: Office) {
    this.page = page
    this.office = office
  }

  async open(path: string): Promise<void> {
    await this.page.open(this.office.origin + path)
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
