import type { Page } from '@playwright/test'

/** Words that break across two lines. Web and e-mail addresses may. */
export async function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent || !isSeen(parent)) continue
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s/־–-]+/gu)) {
        if (/@|[a-z]\.[a-z]/i.test(word)) continue
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const [first, ...rest] = [...range.getClientRects()].filter(({ width }) => width > 1)
        // A drop cap starts higher than the rest of its word, but on the same line.
        if (first && rest.some(({ top }) => top > first.top + first.height * 0.6))
          found.push(`${word} (${parent.tagName.toLowerCase()}.${parent.className || parent.parentElement?.className})`)
      }
    }
    return found

    /** True for visible text: not screen-reader-only, not in a drawing, not collapsed. */
    function isSeen(element: Element): boolean {
      if (element.closest('script, style, noscript, template, svg, [aria-hidden="true"]')) return false
      if (!element.checkVisibility({ visibilityProperty: true })) return false
      return element.getBoundingClientRect().width > 2 && getComputedStyle(element).fontSize !== '0px'
    }
  })
}
