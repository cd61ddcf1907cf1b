import { bar } from './bar/bar.ts'
import { fileAt } from './file-at.ts'
import { ask, waysOf } from './gateway.ts'
import { excerpt, fill, texts } from './texts.ts'

const { editor: questions, editorToolbar: buttons } = texts.builder.editor

let more = ''

/** What to know before the entry that is open goes. */
export function sayBeforeRemoval(sentence = ''): void {
  more = sentence
}

/** Nobody is asked about what can't be done; and the question says what goes. */
export function askBeforeRemoval(): void {
  refuseFirst()
  nameWhatGoes()
}

/** The form builder asks whether to delete before anyone knows whether it can be. */
function refuseFirst(): void {
  const word = buttons['deleteEntry']
  let allowed: Element | undefined
  const look = async (button: HTMLElement, path: string) => {
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
      // The list of changes has buttons of the same name, for other files.
      if (!path || !button || button.textContent?.trim() !== word || button.closest('dialog')) return
      if (button === allowed) {
        allowed = undefined
        return
      }
      event.preventDefault()
      event.stopImmediatePropagation()
      void look(button, path)
    },
    { capture: true },
  )
}

/**
 * The form builder does not say what it asks about: the question has gaps for it. And it asks again when it leaves the form of what was deleted with
 * something unsaved in it, which was agreed to a moment before.
 */
function nameWhatGoes(): void {
  const question = window.confirm.bind(window)
  let isGoing = false
  window.confirm = (words = '') => {
    if (isGoing && words === questions['onLeavePage']) return true
    const title = excerpt(firstText() || location.hash.replace(/^.*\//, ''))
    const isSure = question(fill(words, { title, more }).trim())
    isGoing = isSure && words === questions['onDeleteWithUnsavedChanges']
    if (isGoing) setTimeout(() => (isGoing = false), longestRemoval)
    return isSure
  }
}

const longestRemoval = 10_000

/** Every form begins with what its entry is known by. */
function firstText(): string {
  return document.querySelector<HTMLInputElement>('[class*="ControlPaneContainer"] :is(textarea, input[type="text"])')?.value ?? ''
}
