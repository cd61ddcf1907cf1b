import { texts } from './texts.ts'

type Name = (element: Element) => Record<string, string>

/** What the form builder leaves without a name, or names in English, and the name that screen readers say instead. */
const known: [selector: string, attributes: Name][] = [
  ['[class*="TopBarButton"]:first-child', () => ({ 'aria-label': texts.builderNames['toggle'] ?? '' })],
  ['[class*="TopBarButton"]:last-child:not(:first-child)', () => ({ 'aria-label': texts.builderNames['remove'] ?? '' })],
  ['[aria-roledescription="sortable"]', () => ({ 'aria-label': texts.builderNames['move'] ?? '' })],
  ['[class*="ExpandButton"][aria-label="Expand"]', () => ({ 'aria-label': texts.builderNames['open'] ?? '' })],
  ['[class*="ExpandButton"][aria-label="Collapse"]', () => ({ 'aria-label': texts.builderNames['close'] ?? '' })],
  ['[class*="ControlContainer"][aria-label]', () => ({ 'aria-label': '' })],
  ['#preview-pane', () => ({ title: texts.preview['title'] ?? '' })],
  ['.SplitPane > .Pane1, [class*="NoPreviewContainer"]', () => ({ role: 'main' })],
  ['[class*="ToolbarContainer"]', () => ({ role: 'banner' })],
]

/** Names for what is on the page, and for what comes onto it. */
export function nameEverything(): void {
  const name = () => {
    for (const [selector, attributes] of known)
      for (const element of document.querySelectorAll(selector))
        for (const [attribute, value] of Object.entries(attributes(element)))
          if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value)
  }
  let isWaiting = false
  new MutationObserver(() => {
    if (isWaiting) return
    isWaiting = true
    requestAnimationFrame(() => {
      isWaiting = false
      name()
    })
  }).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-label', 'class'] })
  name()
}
