import { expect, type Page } from '@playwright/test'

/** No words in the colour of their ground. Axe gives up where there is a picture near; this asks for the first ground that is painted. */
export async function expectSeenWords(page: Page, where: string): Promise<void> {
  expect.soft(await unseenWords(page), `words in the colour of their ground ${where}`).toEqual([])
}

async function unseenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const unseen: string[] = []
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const words = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent?.trim())
      if (!words.some(Boolean) || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      if (element.offsetWidth > 2 && getComputedStyle(element).color === groundOf(element)) unseen.push(words.join(' ').slice(0, 40))
    }
    return unseen

    /** Undefined where something that is no plain colour is painted before one is. */
    function groundOf(element: Element): string | undefined {
      for (let box: Element | null = element; box; box = box.parentElement) {
        const own = getComputedStyle(box)
        const drawn = ['::before', '::after'].map((part) => getComputedStyle(box as Element, part))
        // What is drawn over the whole box is its ground; an edge or a roof of it is not.
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
