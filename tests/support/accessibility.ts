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
  /** What larger text can change. In forced colours the visitor's system chooses the colours, which axe cannot see. */
  targets: ['target-size'],
}

/** Axe comes into a page once, and not by its own runner for Playwright, which would bring it again with every look. */
export async function expectAccessible(page: Page, { look = 'everything' as keyof typeof looks, within = 'html' } = {}): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  // A page whose window has just changed may still be answering: then axe looks again.
  await expect.poll(() => violations(page, within, look)).toEqual([])
}

async function violations(page: Page, within: string, look: keyof typeof looks): Promise<string[]> {
  return page.evaluate(
    async ([part, runOnly]) => {
      const found = await window.axe.run(part, { preload: false, resultTypes: ['violations'], runOnly })
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
    },
    [within, looks[look]] as const,
  )
}
