import { excerpt, fill } from './texts.ts'

let more = ''

/** What to know before the entry that is open goes. */
export function sayBeforeRemoval(sentence = ''): void {
  more = sentence
}

/** The form builder asks whether to delete, and does not say what: the question has gaps for it. */
export function nameWhatGoes(): void {
  const ask = window.confirm.bind(window)
  window.confirm = (question = '') => {
    const title = excerpt(firstText() || location.hash.replace(/^.*\//, ''))
    return ask(fill(question, { title, more }).trim())
  }
}

/** Every form begins with what its entry is known by. */
function firstText(): string {
  return document.querySelector<HTMLInputElement>('[class*="ControlPaneContainer"] :is(textarea, input[type="text"])')?.value ?? ''
}
