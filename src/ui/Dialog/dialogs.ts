import { closestTarget } from '#browser/closest-target.ts'

// Polyfill for browsers without invoker commands or `closedby`; the others open and close dialogs natively.

if (!('commandForElement' in HTMLButtonElement.prototype)) {
  document.addEventListener('click', (event) => {
    const button = closestTarget(event, 'button[commandfor]')
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
    if (!(dialog instanceof HTMLDialogElement)) return
    if (button?.getAttribute('command') === 'close') dialog.close()
    else dialog.showModal()
  })
}

if (!('closedBy' in HTMLDialogElement.prototype)) {
  document.addEventListener('click', (event) => {
    // A press on the backdrop targets the dialog itself, outside its box.
    const dialog = event.target
    if (dialog instanceof HTMLDialogElement && dialog.open && !contains(dialog.getBoundingClientRect(), event)) dialog.close()
  })
}

function contains(box: DOMRect, { clientX, clientY }: MouseEvent): boolean {
  return clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom
}
