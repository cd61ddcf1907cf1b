type Control = HTMLInputElement | HTMLTextAreaElement

/**
 * Into the field that has this value. The form builder opens the groups on the way to a field, but where a group has a field of the same
 * name as a group inside of it, it goes to the wrong one of the two, or to none.
 */
export function focusOn(value: unknown, path: string): void {
  const wanted = typeof value === 'string' ? value : ((value as { label?: unknown } | undefined)?.label ?? '')
  if (!wanted) focusByName(path)
  if (!wanted || has(document.activeElement, wanted)) return
  const all = [...document.querySelectorAll<Control>('textarea, input')]
  const found = all.find((control) => has(control, wanted) && control.checkVisibility())
  found?.focus()
  found?.scrollIntoView({ block: 'center' })
}

/** An empty field is known by its name alone: one of the form itself, else the first of that name in a group that is open. */
function focusByName(path: string): void {
  const named = (name: string | undefined) =>
    [...document.querySelectorAll<HTMLElement>('[id*="-field-"]')].filter(({ id }) => id.replace(/-field-\d+$/, '') === name)
  const inside = named(path.split('.').at(-1)).filter((control) => control.checkVisibility() && has(control, ''))
  const isThere = inside.some((control) => control === document.activeElement)
  const found = isThere ? undefined : (named(path)[0] ?? inside[0])
  const control = found?.matches('input, textarea, select') ? found : found?.querySelector<HTMLElement>('input, textarea, select')
  control?.focus()
  control?.scrollIntoView({ block: 'center' })
  if (!control && !isThere) showGroup(path)
}

/** A list or a group has no field of its own: its label is brought into view, and of an item of a list the item. */
function showGroup(path: string): void {
  const steps = path.split('.')
  const place = Number(steps.at(-1))
  const name = Number.isNaN(place) ? steps.at(-1) : steps.at(-2)
  const labels = [...document.querySelectorAll<HTMLElement>(`label[for^="${name}-field-"]`)].filter((label) => label.checkVisibility())
  const group = labels.at(-1)?.closest<HTMLElement>('[class*="ControlContainer"]')
  const items = group?.querySelectorAll<HTMLElement>('[class*="SortableListItem"], [class*="ListItem"]')
  const shown = Number.isNaN(place) ? labels.at(-1) : (items?.[place] ?? labels.at(-1))
  shown?.scrollIntoView({ block: 'center' })
}

function has(control: Element | null, value: unknown): boolean {
  return (control as Control | null)?.value === value
}
