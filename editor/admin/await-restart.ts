import { element } from './bar/element.ts'
import { ask, isOtherEditor } from './gateway.ts'

let isWaiting = false

/** While it starts again the editor does not answer, and that is as it should be. */
export function isRestarting(): boolean {
  return isWaiting
}

/** After a change of the owner's values the editor starts again, and so does this page once it is back. Until then nothing of it can be pressed. */
export function awaitRestart(sentence: string): void {
  if (isWaiting) return
  isWaiting = true
  const dialog = element('dialog', { className: 'win-dialog win-restarting', dir: 'rtl' }, element('p', { role: 'status' }, sentence))
  dialog.oncancel = (event) => event.preventDefault()
  document.body.append(dialog)
  dialog.showModal()
  setInterval(async () => {
    await ask('changes').catch(() => undefined)
    if (isOtherEditor()) location.reload()
  }, 1_000)
}
