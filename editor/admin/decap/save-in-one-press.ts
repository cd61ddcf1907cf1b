import { texts } from '../session/texts.ts'
import { addressSettled } from '../widgets/address.ts'

/**
 * Decap's „שמירה” opens a menu whose first item saves. This presses that item as soon as it appears, so that one press saves by mouse,
 * keyboard or touch. The item is found by its label, which is ours. If Decap changes its menu, saving takes two presses again and
 * e2e/one-press.spec.ts fails.
 */
export function saveInOnePress(): void {
  const word = texts.decap.editor.editorToolbar['publishNow']
  addEventListener('keydown', saveByKeys)
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        const items = [...node.querySelectorAll<HTMLElement>('[role="menuitem"]')]
        const save = items.find((item) => item.textContent?.trim() === word)
        // One task later, the form contains the address.
        if (save) void addressSettled().then(() => setTimeout(() => save.click()))
      }
  }).observe(document.body, { childList: true, subtree: true })
}

/** Ctrl+S. Compares the key code, which does not depend on the keyboard layout. */
function saveByKeys(event: KeyboardEvent): void {
  const toolbar = document.querySelector('[class*="ToolbarContainer"]')
  if (event.code !== 'KeyS' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || !toolbar) return
  event.preventDefault()
  const word = texts.decap.editor.editorToolbar['publish']
  const button = [...toolbar.querySelectorAll<HTMLElement>('[role="button"], button')].find((one) => one.textContent?.trim() === word)
  button?.click()
}
