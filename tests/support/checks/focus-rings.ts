import { expect, type Page } from '@playwright/test'
import { type Colour, contrast, firstColour } from '../contrast.ts'

interface Ring {
  name: string
  outline: string
  tones: [string, string]
  cutBy: string
}

/**
 * Expects every control that the keyboard can reach to have an unclipped ring of two tones. With 9:1 between the tones, one of them has
 * at least 3:1 against any background.
 */
export async function expectRings(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const rings = await ringsOf(page)
    expect.soft(rings.length, 'controls that the keyboard reaches').toBeGreaterThan(10)
    expect.soft(rings.filter(isFaulty).map(describeRing), `rings, ${colorScheme}`).toEqual([])
  }
  await page.emulateMedia({ forcedColors: 'active' })
  const missing = (await ringsOf(page)).filter(({ outline }) => !outline.startsWith('solid 3px'))
  expect.soft(missing.map(describeRing), 'rings in forced colours').toEqual([])
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' })
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
}

function isFaulty({ outline, tones, cutBy }: Ring): boolean {
  const [line, halo] = tones.map(firstColour) as [Colour, Colour]
  return !outline.startsWith('solid 3px') || contrast(line, halo) < 9 || cutBy !== ''
}

function describeRing({ name, outline, tones, cutBy }: Ring): string {
  return `${name}: ${outline}, ${tones.join(' / ')}, cut by ${cutBy || 'nothing'}`
}

/** Focuses every control in turn, as the keyboard would, and reads its ring. */
async function ringsOf(page: Page): Promise<Ring[]> {
  await page.keyboard.press('Tab')
  return page.evaluate(() => {
    const rings: Ring[] = []
    for (const control of document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, summary, [tabindex="0"]')) {
      if (control.tabIndex < 0 || !control.checkVisibility({ visibilityProperty: true }) || control.closest('[inert]')) continue
      control.focus({ preventScroll: true })
      if (document.activeElement !== control) continue
      const beside = control.nextElementSibling?.matches('[data-ring=""]') ? control.nextElementSibling : null
      const wearer = beside ?? control.closest('[data-ring=""]') ?? control
      const { outlineStyle, outlineWidth, outlineColor, outlineOffset, boxShadow } = getComputedStyle(wearer)
      rings.push({
        name: (control.textContent || control.getAttribute('aria-label') || control.getAttribute('name') || control.tagName).trim(),
        outline: `${outlineStyle} ${outlineWidth}`,
        tones: [outlineColor, boxShadow],
        cutBy: cutterOf(wearer, Number.parseFloat(outlineOffset) + 3),
      })
    }
    return rings

    /** The ancestor that clips the ring on three sides or more, which leaves too little of it. */
    function cutterOf(wearer: Element, reach: number): string {
      const box = wearer.getBoundingClientRect()
      for (let around = wearer.parentElement; around && around !== document.body; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around)
        if (overflowX === 'visible' && overflowY === 'visible') continue
        const edge = around.getBoundingClientRect()
        const cut = [edge.left - box.left, box.right - edge.right, edge.top - box.top, box.bottom - edge.bottom]
        if (cut.filter((by) => by + reach > 1).length > 2) return around.className || around.tagName
      }
      return ''
    }
  })
}
