/**
 * Returns what a visitor filled in before hydration. The fields are in the static page, so they can be used at once;
 * the code takes over their values. A file field takes over its file itself.
 */
export function typedBefore<Values extends object>(formId: string, defaults: Values): Partial<Values> {
  if (typeof document === 'undefined') return {}
  const form = document.getElementById(formId)
  if (!(form instanceof HTMLFormElement)) return {}
  const data = new FormData(form)
  const typed = Object.entries(defaults).map(([name, known]) => {
    const texts = data.getAll(name).filter((value) => typeof value === 'string' && value !== '')
    // A value that the page preselected was not filled in by the visitor.
    return [name, Array.isArray(known) ? texts : texts[0], texts.length > 0 && texts[0] !== known] as const
  })
  return Object.fromEntries(typed.filter(([, , found]) => found)) as Partial<Values>
}
