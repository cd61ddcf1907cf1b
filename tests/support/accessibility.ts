import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const ruleSets = {
  /** Every rule of WCAG 2.2, levels A and AA. */
  everything: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  /** The rules that a theme can break. */
  contrast: ['color-contrast'],
  /** The high-contrast setting promises 7:1. */
  highContrast: ['color-contrast-enhanced'],
  /** The rules that larger text can break. No contrast: in forced colours the system picks the colours, and axe cannot see them. */
  targets: ['target-size'],
}

type Look = keyof typeof ruleSets

/** By default the 7:1 rule skips text below 4.5:1, which `color-contrast` reports. That rule does not run here, so the minimum is 0. */
const checkOptions = {
  'color-contrast-enhanced': {
    options: { contrastRatio: { normal: { expected: 7, minThreshold: 0 }, large: { expected: 4.5, minThreshold: 0 } } },
  },
}

/** Injects axe once per page. @axe-core/playwright would inject it again for every run. */
export async function expectAccessible(page: Page, { look = 'everything' as Look, within = 'html' } = {}): Promise<void> {
  await injectAxe(page)
  // Poll: the page may still be reacting to a resize.
  await expect.poll(() => violations(page, within, look)).toEqual([])
}

/** Reports violations as a soft failure, so that the remaining checks still run. Retries once, after running animations have finished. */
export async function expectSoftlyAccessible(page: Page, look: Look, where: string): Promise<void> {
  await injectAxe(page)
  let found = await violations(page, 'html', look)
  if (found.length > 0) {
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))))
    found = await violations(page, 'html', look)
  }
  expect.soft(found, `accessibility ${where}`).toEqual([])
}

async function injectAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
}

async function violations(page: Page, within: string, look: Look): Promise<string[]> {
  return page.evaluate(
    async ([part, runOnly, checks]) => {
      const resultTypes: ('violations' | 'incomplete')[] = ['violations', 'incomplete']
      // axe's types lack `checks` in the run options.
      const options = { preload: false, resultTypes, runOnly, checks }
      const found = await window.axe.run(part, options)
      // axe reports text in its background's colour as incomplete, because it may be hidden on purpose. Here it is always a fault.
      const invisible = found.incomplete.map(({ id, nodes }) => ({ id, nodes: nodes.filter((node) => node.any.some(isEqualRatio)) }))
      return [...found.violations, ...invisible]
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
    [within, ruleSets[look], checkOptions] as const,
  )
}
