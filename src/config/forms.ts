/** The forms of the site. Each has its folder in features/forms, its words in content/interface and its mail in server/templates. */
export const formNames = ['school', 'english', 'science', 'contact', 'job'] as const

export type FormName = (typeof formNames)[number]

/** One thing for each form. */
export function forEachForm<Thing>(make: (form: FormName) => Thing): Record<FormName, Thing> {
  return Object.fromEntries(formNames.map((form) => [form, make(form)])) as Record<FormName, Thing>
}
