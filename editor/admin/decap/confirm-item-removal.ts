import { excerpt, fill, texts } from '../session/texts.ts'
import { statusBar } from '../status-bar/status-bar.ts'
import { openPaths } from './focus-on.ts'
import { createUndo } from './local-backup.ts'
import { restoreForm } from './restore-scroll.ts'

/** Deleting a list item is one press on a small button: asks for confirmation unless the item is empty, and offers to undo it. */
export function confirmItemRemoval(): void {
  document.addEventListener('click', confirmRemoval, true)
}

function confirmRemoval(event: MouseEvent): void {
  const cross = (event.target as Element | null)?.closest('[class*="TopBarButton"]:last-child:not(:first-child)')
  const item = cross?.closest('[class*="SortableListItem"]')
  const parts = [
    ...(item?.querySelectorAll<HTMLElement>('textarea, input:not([type=file], [type=checkbox]), img, [contenteditable="true"]') ?? []),
  ]
  const first = parts.map(textOf).find(Boolean)
  if (!first) return
  const title = excerpt(first)
  if (confirm(fill(texts.decapNames['removeSure'], { title }))) {
    const paths = openPaths()
    const undo = createUndo(statusBar.clearUndo)
    statusBar.offerUndo(fill(texts.decapNames['removed'], { title }), () => {
      restoreForm(paths)
      undo()
    })
    return
  }
  event.preventDefault()
  event.stopPropagation()
}

function textOf(part: HTMLElement): string {
  if (part instanceof HTMLImageElement) return part.alt || texts.picture['choose'] || ''
  return 'value' in part ? String(part.value) : (part.textContent ?? '')
}
