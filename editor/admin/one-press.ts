import { texts } from './texts.ts'
import { addressFollowed } from './widgets/address.ts'

/**
 * The form builder opens a menu on „שמירה”, whose first entry saves. That entry is pressed as soon as it is there, so that one press saves, with the
 * mouse, the keyboard or a finger. It is found by its word, which is ours: should the builder change its menu, saving takes two presses again, and
 * a test says so (e2e/one-press.spec.ts).
 */
export function saveWithOnePress(): void {
  const word = texts.builder.editor.editorToolbar['publishNow']
  addEventListener('keydown', saveByKeys)
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        const items = [...node.querySelectorAll<HTMLElement>('[role="menuitem"]')]
        const save = items.find((item) => item.textContent?.trim() === word)
        // A turn later the form has what was put into it.
        if (save) void addressFollowed().then(() => setTimeout(() => save.click()))
      }
  }).observe(document.body, { childList: true, subtree: true })
}

/** As in any other program: the letter is that of the key, whatever language is typed in. */
function saveByKeys(event: KeyboardEvent): void {
  const toolbar = document.querySelector('[class*="ToolbarContainer"]')
  if (event.code !== 'KeyS' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || !toolbar) return
  event.preventDefault()
  const word = texts.builder.editor.editorToolbar['publish']
  const button = [...toolbar.querySelectorAll<HTMLElement>('[role="button"], button')].find((one) => one.textContent?.trim() === word)
  button?.click()
}
