/**
 * A new item is the last one of its list, which may be far below the button that was pressed: it comes into view, ready to type. So does the menu of what
 * can be added.
 */
export function followAdded(): void {
  document.addEventListener('click', ({ target }) => {
    requestAnimationFrame(() =>
      document.querySelector('[class*="ControlPaneContainer"] [role="menu"] > ul')?.scrollIntoView({ block: 'nearest' }),
    )
    const button = (target as Element | null)?.closest('button')
    const list = button?.closest('[class*="ControlContainer"]')
    if (!button || !list || !/AddButton/.test(button.className)) return
    setTimeout(() => {
      const item = [...list.querySelectorAll('[class*="SortableListItem"], [class*="ListControlItem"]')].at(-1)
      item?.scrollIntoView({ block: 'center' })
      item?.querySelector<HTMLElement>('textarea, input, select')?.focus()
    }, 300)
  })
}
