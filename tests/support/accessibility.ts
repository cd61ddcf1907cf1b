import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const looks = {
  /** Every rule of WCAG 2.2, levels A and AA. */
  everything: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  /** What another theme can change. */
  contrast: ['color-contrast'],
  /** What the site's own high contrast promises: 7:1. */
  highContrast: ['color-contrast-enhanced'],
  /** What larger text can change. In forced colours the visitor's system chooses the colours, which axe cannot see. */
  targets: ['target-size'],
}

type Look = keyof typeof looks

/** Axe leaves what is below 4.5:1 out of its look for 7:1, because its other rule names it; here that one does not run beside it. */
const fromTheBottom = {
  'color-contrast-enhanced': {
    options: { contrastRatio: { normal: { expected: 7, minThreshold: 0 }, large: { expected: 4.5, minThreshold: 0 } } },
  },
}

/** Axe comes into a page once, and not by its own runner for Playwright, which would bring it again with every look. */
export async function expectAccessible(page: Page, { look = 'everything' as Look, within = 'html' } = {}): Promise<void> {
  await bringAxe(page)
  // A page whose window has just changed may still be answering: then axe looks again.
  await expect.poll(() => violations(page, within, look)).toEqual([])
}

/** Tells what it finds and lets the other looks at the page go on. A fault is looked at twice, as above, but not for long. */
export async function expectSoftlyAccessible(page: Page, look: Look, where: string): Promise<void> {
  await bringAxe(page)
  let found = await violations(page, 'html', look)
  if (found.length > 0) {
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))))
    found = await violations(page, 'html', look)
  }
  expect.soft(found, `accessibility ${where}`).toEqual([])
}

async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
}

async function violations(page: Page, within: string, look: Look): Promise<string[]> {
  return page.evaluate(
    async ([part, runOnly, checks]) => {
      const resultTypes: ('violations' | 'incomplete')[] = ['violations', 'incomplete']
      // The types of axe do not know that a run may change the options of its checks.
      const options = { preload: false, resultTypes, runOnly, checks }
      const found = await window.axe.run(part, options)
      // Words in the colour of their ground are only doubtful to axe: it may be that nobody is meant to see them. Here all are.
      const unseen = found.incomplete.map(({ id, nodes }) => ({ id, nodes: nodes.filter((node) => node.any.some(isEqualRatio)) }))
      return [...found.violations, ...unseen]
        .filter(({ nodes }) => nodes.length > 0)
        .map(({ id, nodes }) => `${id}: ${nodes.map(({ target, any }) => `${target.join(' ')} ${ratioOf(any)}`).join(', ')}`)

      function isEqualRatio({ data }: { data?: { messageKey?: string } }): boolean {
        return data?.messageKey === 'equalRatio'
      }

      function ratioOf(checks: { data?: { fgColor?: string; bgColor?: string } }[]): string {
        const { fgColor, bgColor } = checks[0]?.data ?? {}
        return fgColor ? `(${fgColor} on ${bgColor})` : ''
      }
    },
    [within, looks[look], fromTheBottom] as const,
  )
}
