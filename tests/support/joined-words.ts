import type { Page } from '@playwright/test'

/**
 * Finds words that a screen reader would run together: names and descriptions in the browser's accessibility tree that contain a word
 * that is not in the visible text or the labels of that part of the page.
 */
export async function findJoinedWords(page: Page, within = 'body'): Promise<string[]> {
  const written = new Set(
    await page.locator(within).evaluate((part: HTMLElement) => {
      const written = [part.innerText, part.ariaLabel]
      // Collapsed text can still describe an element.
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_ALL)
      for (let node: Node | null = part; node; node = walker.nextNode()) {
        const element = node instanceof Element ? node : null
        written.push(node.nodeValue, ...['aria-label', 'alt', 'title', 'data-to'].map((name) => element?.getAttribute(name) ?? null))
      }
      return written.join(' ').split(/\s+/)
    }),
  )
  return (await spoken(page, within)).filter((text) => text.split(/\s+/).some((word) => word && !written.has(word)))
}

async function spoken(page: Page, within: string): Promise<string[]> {
  const browser = await page.context().newCDPSession(page)
  const { root } = await browser.send('DOM.getDocument', { depth: 0 })
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector: within })
  const { nodes } = await browser.send('Accessibility.queryAXTree', { nodeId })
  await browser.detach()
  return nodes
    .filter(({ ignored, role }) => !ignored && role?.value !== 'StaticText' && role?.value !== 'InlineTextBox')
    .flatMap(({ name, description }) => [name?.value, description?.value])
    .filter((text): text is string => typeof text === 'string' && text !== '')
}
