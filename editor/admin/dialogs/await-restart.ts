import { hasRestarted, request } from '../session/api.ts'
import { element } from './dom.ts'

let isWaiting = false

/** True while the editor restarts: until then it is normal that it does not answer. */
export function isRestarting(): boolean {
  return isWaiting
}

/** A change of the owner's values restarts the editor. Blocks the page until the editor is back, then reloads it. */
export function awaitRestart(sentence: string): void {
  if (isWaiting) return
  isWaiting = true
  const dialog = element('dialog', { className: 'win-dialog win-restarting', dir: 'rtl' }, element('p', { role: 'status' }, sentence))
  dialog.oncancel = (event) => event.preventDefault()
  document.body.append(dialog)
  dialog.showModal()
  setInterval(async () => {
    await request('changes').catch(() => undefined)
    if (hasRestarted()) location.reload()
  }, 1_000)
}
