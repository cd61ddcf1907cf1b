import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { type Colour, contrast, firstColour } from './contrast.ts'

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

/**
 * `ignorePseudo`: otherwise axe gives up on text in any box with a large pseudo-element, such as the skyline of the footer; on some pages
 * that is most of the text. `isReadable` below handles pseudo-elements that are a background.
 * By default the 7:1 rule skips text below 4.5:1, which `color-contrast` reports. That rule does not run here, so the minimum is 0.
 */
const checkOptions = {
  'color-contrast': { options: { ignorePseudo: true } },
  'color-contrast-enhanced': {
    options: {
      ignorePseudo: true,
      contrastRatio: { normal: { expected: 7, minThreshold: 0 }, large: { expected: 4.5, minThreshold: 0 } },
    },
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

/** An element that violates a rule. The last three are for contrast only. */
interface Violation {
  rule: string
  target: string
  colours: string
  /** The colours of the text and of the pseudo-element that it is on. */
  onPseudo?: [text: string, background: string] | undefined
  expectedRatio: number
}

async function violations(page: Page, within: string, look: Look): Promise<string[]> {
  const found = await page.evaluate(
    async ([part, runOnly, checks]) => {
      const resultTypes: ('violations' | 'incomplete')[] = ['violations', 'incomplete']
      // axe's types lack `checks` in the run options.
      const options = { preload: false, resultTypes, runOnly, checks }
      const results = await window.axe.run(part, options)
      // axe reports text in its background's colour as incomplete, because it may be hidden on purpose. Here it is always a fault.
      const invisible = results.incomplete.map(({ id, nodes }) => ({ id, nodes: nodes.filter((node) => node.any.some(isEqualRatio)) }))
      return [...results.violations, ...invisible].flatMap(({ id, nodes }) =>
        nodes.map(({ target, any }): Violation => {
          const { fgColor, bgColor, expectedContrastRatio = '' } = any[0]?.data ?? {}
          const element = document.querySelector(target.join(' '))
          const background = element && pseudoBehind(element)
          return {
            rule: id,
            target: target.join(' '),
            colours: fgColor ? `(${fgColor} on ${bgColor})` : '',
            onPseudo: background ? [getComputedStyle(element).color, background] : undefined,
            expectedRatio: Number.parseFloat(expectedContrastRatio),
          }
        }),
      )

      function isEqualRatio({ data }: { data?: { messageKey?: string } }): boolean {
        return data?.messageKey === 'equalRatio'
      }

      /** The colour of a pseudo-element that covers the nearest box with a background of any kind. */
      function pseudoBehind(element: Element): string | undefined {
        for (let box: Element | null = element; box; box = box.parentElement) {
          for (const pseudo of ['::before', '::after']) {
            const { content, position, backgroundColor, width, height } = getComputedStyle(box, pseudo)
            if (content === 'none' || position !== 'absolute' || !backgroundColor.startsWith('rgb(')) continue
            if (Number.parseFloat(width) >= box.clientWidth - 1 && Number.parseFloat(height) >= box.clientHeight - 1) return backgroundColor
          }
          if (getComputedStyle(box).backgroundColor !== 'rgba(0, 0, 0, 0)') return
        }
        return
      }
    },
    [within, ruleSets[look], checkOptions] as const,
  )
  return found.filter((violation) => !isReadable(violation)).map(({ rule, target, colours }) => `${rule}: ${target} ${colours}`)
}

/** True if the text is on a pseudo-element with enough contrast: axe compared it with the background behind that. */
function isReadable({ onPseudo, expectedRatio }: Violation): boolean {
  if (!onPseudo) return false
  const [text, background] = onPseudo.map(firstColour) as [Colour, Colour]
  return contrast(text, background) >= expectedRatio
}
