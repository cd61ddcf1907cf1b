import { bar } from './bar/bar.ts'
import { excerpt, fill, texts } from './texts.ts'
import { wayBack } from './unsaved.ts'

/** An item goes with all that is in it, and its cross is small: only an empty one goes without a question, and each of the others has a way back. */
export function askBeforeItemGoes(): void {
  document.addEventListener('click', ask, true)
}

function ask(event: MouseEvent): void {
  const cross = (event.target as Element | null)?.closest('[class*="TopBarButton"]:last-child:not(:first-child)')
  const item = cross?.closest('[class*="SortableListItem"]')
  const parts = [
    ...(item?.querySelectorAll<HTMLElement>('textarea, input:not([type=file], [type=checkbox]), img, [contenteditable="true"]') ?? []),
  ]
  const first = parts.map(saidBy).find(Boolean)
  if (!first) return
  const title = excerpt(first)
  if (confirm(fill(texts.builderNames['removeSure'], { title }))) {
    bar.offerBack(fill(texts.builderNames['removed'], { title }), wayBack(bar.offerNothing))
    return
  }
  event.preventDefault()
  event.stopPropagation()
}

function saidBy(part: HTMLElement): string {
  if (part instanceof HTMLImageElement) return part.alt || texts.picture['choose'] || ''
  return 'value' in part ? String(part.value) : (part.textContent ?? '')
}
