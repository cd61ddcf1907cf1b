/** Scrolls a new item into view and focuses it: it is added at the end of its list, possibly far below the button. */
export function focusNewItem(): void {
  // Capture, to run before Decap's handler: a menu disappears once an item is chosen.
  document.addEventListener('click', follow, true)
}

function follow({ target }: MouseEvent): void {
  // The button itself, or the type that was chosen from its menu.
  const added = (target as Element | null)?.closest('button[class*="AddButton"], [role="menuitem"]')
  const list = added?.closest('[class*="ControlContainer"]')
  if (!list) return
  setTimeout(() => {
    // A menu is open, and would close if it lost the focus.
    if (list.querySelector('[role="menu"] > ul')) return
    const item = [...list.querySelectorAll('[class*="SortableListItem"], [class*="ListControlItem"]')].at(-1)
    item?.scrollIntoView({ block: 'center' })
    item?.querySelector<HTMLElement>('textarea, input, select')?.focus()
  }, 300)
}
