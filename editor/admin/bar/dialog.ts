import { element } from './element.ts'

/** A question over everything. Resolves to its answer; to nothing, where it is closed without one. */
export function openDialog<Answer>(title: string, inside: (end: (answer?: Answer) => void) => Node): Promise<Answer | undefined> {
  const dialog = element('dialog', { className: 'win-dialog', dir: 'rtl', ariaLabel: title })
  return new Promise((resolve) => {
    const end = (answer?: Answer) => {
      // Closed first: so the focus goes back to where it was.
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
