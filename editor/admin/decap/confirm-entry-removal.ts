import { linksOf, request } from '../session/api.ts'
import { excerpt, fill, texts } from '../session/texts.ts'
import { statusBar } from '../status-bar/status-bar.ts'
import { answerQuestion } from './confirm.ts'
import { entryFile } from './entry-file.ts'

const { editor: questions, editorToolbar: buttons } = texts.decap.editor

let warning = ''

/** Sets a warning that is shown before the open entry is deleted. */
export function setRemovalWarning(sentence = ''): void {
  warning = sentence
}

/** Checks whether an entry can be deleted before asking, and puts its title into the question. */
export function confirmEntryRemoval(): void {
  checkFirst()
  fillInTitle()
}

/** Decap asks for confirmation before anyone knows whether the entry can be deleted. */
function checkFirst(): void {
  const word = buttons['deleteEntry']
  let allowed: Element | undefined
  const check = async (button: HTMLElement, path: string) => {
    statusBar.showMessage('')
    try {
      await request(`removal?path=${encodeURIComponent(path)}`)
      allowed = button
      button.click()
    } catch (error) {
      statusBar.showMessage((error as Error).message, linksOf(error))
    }
  }
  addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null
      const path = entryFile(location.hash)
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
  const { onLeavePage = '', onDeletePublishedEntry = '', onDeleteWithUnsavedChanges = '' } = questions
  let isDeleting = false
  const filled = (question: string) => {
    const title = excerpt(firstText() || location.hash.replace(/^.*\//, ''))
    return fill(question, { title, more: warning }).trim()
  }
  answerQuestion(onDeletePublishedEntry, (ask) => ask(filled(onDeletePublishedEntry)))
  answerQuestion(onDeleteWithUnsavedChanges, (ask) => {
    isDeleting = ask(filled(onDeleteWithUnsavedChanges))
    if (isDeleting) setTimeout(() => (isDeleting = false), longestRemoval)
    return isDeleting
  })
  answerQuestion(onLeavePage, (ask) => isDeleting || ask(onLeavePage))
}

const longestRemoval = 10_000

/** Every form starts with the field that names its entry. */
function firstText(): string {
  return document.querySelector<HTMLInputElement>('[class*="ControlPaneContainer"] :is(textarea, input[type="text"])')?.value ?? ''
}
