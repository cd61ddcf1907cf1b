/**
 * What a visitor has filled in before the form's code was there. The page carries the fields from the start, so they may be used at
 * once; the code takes over what it finds in them. Files are taken over by their own field.
 */
export function typedBefore<Values extends object>(formId: string, defaults: Values): Partial<Values> {
  if (typeof document === 'undefined') return {}
  const form = document.getElementById(formId)
  if (!(form instanceof HTMLFormElement)) return {}
  const data = new FormData(form)
  const typed = Object.entries(defaults).map(([name, known]) => {
    const texts = data.getAll(name).filter((value) => typeof value === 'string' && value !== '')
    // What the page has chosen itself was not filled in by anybody.
    return [name, Array.isArray(known) ? texts : texts[0], texts.length > 0 && texts[0] !== known] as const
  })
  return Object.fromEntries(typed.filter(([, , found]) => found)) as Partial<Values>
}
