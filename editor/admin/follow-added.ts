/** A new item is the last one of its list, which may be far below the button that was pressed: it comes into view, ready to type. */
export function followAdded(): void {
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
