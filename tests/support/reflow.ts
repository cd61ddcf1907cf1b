import type { Page } from '@playwright/test'

/** Text settings: as designed, the three sizes of the display panel, 200%, and the text spacing of WCAG 1.4.12. */
const textSettings = ['designed', 'large', 'larger', 'largest', 'doubled', 'spaced'] as const
export type TextSetting = (typeof textSettings)[number]

const spacing = '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}'

export async function applyTextSetting(page: Page, setting: TextSetting): Promise<void> {
  await page.evaluate(
    ([name, css]) => {
      const { dataset, style } = document.documentElement
      if (name === 'designed' || name === 'doubled' || name === 'spaced') delete dataset['text']
      else dataset['text'] = name
      style.fontSize = name === 'doubled' ? '200%' : ''
      const sheet = new CSSStyleSheet()
      if (name === 'spaced') sheet.replaceSync(css)
      document.adoptedStyleSheets = [sheet]
    },
    [setting, spacing] as const,
  )
}

/** Faults of reflow: sideways scroll, text that is clipped, and text that overflows its block. */
export async function findReflowFaults(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate((part) => {
    const root = document.documentElement
    const found: string[] = []
    const over = root.scrollWidth - root.clientWidth
    if (over > 0) found.push(`${over} px sideways: ${widest().join(', ')}`)
    // Cache: every line of text reads the same ancestors.
    const edges = new Map<Element, { x: boolean; y: boolean; scrolls: boolean; box: DOMRect }>()
    const walker = document.createTreeWalker(document.querySelector(part) ?? document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      const text = node.textContent?.trim()
      if (!parent || !text || !isVisibleText(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
      const cut = boxes.some((box) => isCut(box, parent))
      // Text that overflows its block overlaps the next one. Allow for a hanging full stop and for glyphs a little wider than their box.
      const block = blockAround(parent)
      const over = Math.max(0, ...boxes.map(({ left, right, height }) => Math.max(block.left - left, right - block.right) - height * 0.3))
      if (over > 0) found.push(`beside its block: ${text.slice(0, 40)} (${parent.tagName.toLowerCase()}.${parent.className})`)
      if (cut)
        found.push(`cut: ${text.slice(0, 40)} (${parent.tagName.toLowerCase()}.${parent.className || parent.parentElement?.className})`)
    }
    return found

    /** The innermost elements beyond the left edge, to name the cause. */
    function widest(): string[] {
      const beyond = [...document.querySelectorAll('body *')].filter(
        (element) => element.getBoundingClientRect().left < -1 && !scrollsSideways(element),
      )
      const inner = beyond.filter((element) => ![...element.children].some((child) => beyond.includes(child)))
      return inner
        .slice(0, 4)
        .map((element) => `${element.tagName.toLowerCase()}.${element.className} ${element.textContent?.slice(0, 20)}`)
    }

    /** True for visible text: not screen-reader-only, not in a drawing, not collapsed. */
    function isVisibleText(element: Element): boolean {
      if (element.closest('script, style, noscript, template, [aria-hidden="true"], [data-skip], [role=tooltip]')) return false
      if (!element.checkVisibility({ visibilityProperty: true })) return false
      const { width, height } = element.getBoundingClientRect()
      if (width <= 1 && height <= 1) return false
      return true
    }

    function isCut(text: DOMRect, parent: Element): boolean {
      if (text.left < -1 || text.right > root.clientWidth + 1) {
        if (!scrollsSideways(parent)) return true
      }
      for (let around: Element | null = parent; around && around !== root; around = around.parentElement) {
        const { x, y, scrolls, box } = edgeOf(around)
        if (x && (text.left < box.left - 1 || text.right > box.right + 1)) return true
        // A line box is taller than its letters.
        const slack = text.height * 0.25
        if (y && (text.top < box.top - slack || text.bottom > box.bottom + slack)) return true
        if (scrolls) return false
      }
      return false
    }

    /** The box of the nearest block; inline elements have none of their own. */
    function blockAround(element: Element): DOMRect {
      let block: Element = element
      while (/^(inline|contents)$/.test(getComputedStyle(block).display) && block.parentElement) block = block.parentElement
      return block.getBoundingClientRect()
    }

    function edgeOf(element: Element) {
      const cached = edges.get(element)
      if (cached) return cached
      const { overflowX, overflowY } = getComputedStyle(element)
      const clips = (overflow: string) => element !== document.body && (overflow === 'hidden' || overflow === 'clip')
      const scrolls = /auto|scroll/.test(overflowX + overflowY)
      const edge = { x: clips(overflowX), y: clips(overflowY), scrolls, box: element.getBoundingClientRect() }
      edges.set(element, edge)
      return edge
    }

    function scrollsSideways(element: Element): boolean {
      for (let around: Element | null = element; around; around = around.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(around).overflowX) && around !== root && around !== document.body) return true
      }
      return false
    }
  }, within)
}
