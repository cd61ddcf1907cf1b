import { excerpt, fill } from './texts.ts'

/** The form builder asks whether to delete, and does not say what: the question has a gap for it. */
export function nameWhatGoes(): void {
  const ask = window.confirm.bind(window)
  window.confirm = (question = '') => ask(fill(question, { title: excerpt(firstText() || location.hash.replace(/^.*\//, '')) }))
}

/** Every form begins with what its entry is known by. */
function firstText(): string {
  return document.querySelector<HTMLInputElement>('[class*="ControlPaneContainer"] :is(textarea, input[type="text"])')?.value ?? ''
}
