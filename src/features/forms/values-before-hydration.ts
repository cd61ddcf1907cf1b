/**
 * Returns what a visitor filled in before hydration. The fields are in the static page, so they can be used at once;
 * the code takes over their values. A file field takes over its file itself.
 */
export function valuesBeforeHydration<Values extends object>(formId: string, defaults: Values): Partial<Values> {
  if (typeof document === 'undefined') return {}
  const form = document.getElementById(formId)
  if (!(form instanceof HTMLFormElement)) return {}
  const data = new FormData(form)
  const changed = Object.entries(defaults).flatMap(([name, known]) => {
    const texts = data.getAll(name).filter((value) => typeof value === 'string')
    const value = Array.isArray(known) ? texts : texts[0]
    // A value that the page preselected was not filled in by the visitor. A field without a control has none.
    return value === undefined || String(value) === String(known) ? [] : [[name, value] as const]
  })
  return Object.fromEntries(changed) as Partial<Values>
}
