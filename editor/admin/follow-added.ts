import { bar } from './bar/bar.ts'
import { excerpt, fill, texts } from './texts.ts'
import { wayBack } from './unsaved.ts'

/** A new item is the last one of its list, which may be far below the button that was pressed: it comes into view, ready to type. */
export function followAdded(): void {
  document.addEventListener('click', askBeforeRemoval, true)
  // Before the form builder hears of it: a menu is gone once it was chosen from.
  document.addEventListener('click', follow, true)
}

function follow({ target }: MouseEvent): void {
  // The button itself, or the kind that was chosen from its menu.
  const added = (target as Element | null)?.closest('button[class*="AddButton"], [role="menuitem"]')
  const list = added?.closest('[class*="ControlContainer"]')
  if (!list) return
  setTimeout(() => {
    // Another one is being chosen already: the menu would close without the focus.
    if (list.querySelector('[role="menu"] > ul')) return
    const item = [...list.querySelectorAll('[class*="SortableListItem"], [class*="ListControlItem"]')].at(-1)
    item?.scrollIntoView({ block: 'center' })
    item?.querySelector<HTMLElement>('textarea, input, select')?.focus()
  }, 300)
}

/** An item goes with all that is in it, and its cross is small: only an empty one goes without a question. */
function askBeforeRemoval(event: MouseEvent): void {
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
