import { element } from './dom.ts'

/** Opens a modal dialog. Resolves to the answer, or undefined if it is closed without one. */
export function openDialog<Answer>(title: string, inside: (end: (answer?: Answer) => void) => Node): Promise<Answer | undefined> {
  const dialog = element('dialog', { className: 'win-dialog', dir: 'rtl', ariaLabel: title })
  return new Promise((resolve) => {
    const end = (answer?: Answer) => {
      // Close before removing, so that the focus returns to where it was.
      dialog.close()
      dialog.remove()
      resolve(answer)
    }
    dialog.append(inside(end))
    dialog.oncancel = () => end()
    document.body.append(dialog)
    dialog.showModal()
  })
}
