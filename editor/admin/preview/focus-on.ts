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

/** An empty field of the form itself is known by its name alone. */
function focusByName(path: string): void {
  const all = [...document.querySelectorAll<HTMLElement>('[id*="-field-"]')]
  const found = all.find(({ id }) => id.replace(/-field-\d+$/, '') === path)
  const control = found?.matches('input, textarea, select') ? found : found?.querySelector<HTMLElement>('input, textarea, select')
  control?.focus()
  control?.scrollIntoView({ block: 'center' })
}

function has(control: Element | null, value: unknown): boolean {
  return (control as Control | null)?.value === value
}
