import { bar } from './bar/bar.ts'
import { fileAt } from './file-at.ts'
import { ask, waysOf } from './gateway.ts'
import { excerpt, fill, texts } from './texts.ts'

const { editor: questions, editorToolbar: buttons } = texts.builder.editor

let warning = ''

/** Sets a warning that is shown before the open entry is deleted. */
export function sayBeforeRemoval(sentence = ''): void {
  warning = sentence
}

/** Checks whether an entry can be deleted before asking, and puts its title into the question. */
export function askBeforeRemoval(): void {
  checkFirst()
  fillInTitle()
}

/** Decap asks for confirmation before anyone knows whether the entry can be deleted. */
function checkFirst(): void {
  const word = buttons['deleteEntry']
  let allowed: Element | undefined
  const check = async (button: HTMLElement, path: string) => {
    bar.explain('')
    try {
      await ask(`removal?path=${encodeURIComponent(path)}`)
      allowed = button
      button.click()
    } catch (error) {
      bar.explain((error as Error).message, waysOf(error))
    }
  }
  addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null
      const path = fileAt(location.hash)
      // The list of changes has buttons with the same label, for other files.
      if (!path || !button || button.textContent?.trim() !== word || button.closest('dialog')) return
      if (button === allowed) {
        allowed = undefined
        return
      }
      event.preventDefault()
      event.stopImmediatePropagation()
      void check(button, path)
    },
    { capture: true },
  )
}

/**
 * Decap's questions do not name the entry, so ours have a placeholder for it. Decap also asks again when it leaves the form of a deleted
 * entry with unsaved changes, which the owner has just confirmed.
 */
function fillInTitle(): void {
  const originalConfirm = window.confirm.bind(window)
  let isDeleting = false
  window.confirm = (words = '') => {
    if (isDeleting && words === questions['onLeavePage']) return true
    const title = excerpt(firstText() || location.hash.replace(/^.*\//, ''))
    const isSure = originalConfirm(fill(words, { title, more: warning }).trim())
    isDeleting = isSure && words === questions['onDeleteWithUnsavedChanges']
    if (isDeleting) setTimeout(() => (isDeleting = false), longestRemoval)
    return isSure
  }
}

const longestRemoval = 10_000

/** Every form starts with the field that names its entry. */
function firstText(): string {
  return document.querySelector<HTMLInputElement>('[class*="ControlPaneContainer"] :is(textarea, input[type="text"])')?.value ?? ''
}
