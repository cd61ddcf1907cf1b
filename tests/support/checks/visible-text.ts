import { expect, type Page } from '@playwright/test'

/** Expects no text in the colour of its background. Axe gives up near a picture; this compares with the nearest painted background. */
export async function expectVisibleText(page: Page, where: string): Promise<void> {
  expect.soft(await invisibleTexts(page), `text in the colour of its background ${where}`).toEqual([])
}

async function invisibleTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const invisible: string[] = []
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent?.trim())
      if (!texts.some(Boolean) || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      if (element.offsetWidth > 2 && getComputedStyle(element).color === backgroundOf(element)) invisible.push(texts.join(' ').slice(0, 40))
    }
    return invisible

    /** The nearest painted background colour; undefined if a picture, a gradient or an inset clip comes first. */
    function backgroundOf(element: Element): string | undefined {
      for (let box: Element | null = element; box; box = box.parentElement) {
        const own = getComputedStyle(box)
        const drawn = ['::before', '::after'].map((part) => getComputedStyle(box as Element, part))
        // A pseudo-element that covers the whole box is its background; an edge or a roof is not.
        for (const { content, position, backgroundColor, backgroundImage, width, height } of drawn) {
          if (content === 'none' || content === 'normal' || position !== 'absolute') continue
          if (backgroundImage === 'none' && backgroundColor === 'rgba(0, 0, 0, 0)') continue
          const { offsetWidth, offsetHeight } = box as HTMLElement
          const coversAll = Number.parseFloat(width) >= offsetWidth - 1 && Number.parseFloat(height) >= offsetHeight - 1
          if (coversAll) return backgroundImage === 'none' ? backgroundColor : undefined
        }
        if (own.backgroundImage !== 'none' || own.clipPath.startsWith('inset')) return
        if (own.backgroundColor.startsWith('rgb(')) return own.backgroundColor
      }
      return
    }
  })
}
