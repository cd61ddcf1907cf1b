/** Forms whose mail has a template of its own at the e-mail service: the environment has an id for each. */
export const templateNames = ['school', 'english', 'science', 'contact', 'job'] as const

export type TemplateName = (typeof templateNames)[number]

/** The forms of the site. Each has its folder in features/forms, its words in content/interface and its mail in server/templates. */
export const formNames = [...templateNames, 'waiting-list'] as const

export type FormName = (typeof formNames)[number]

/** The template that a form is sent with: its own, or that of the general form, whose variables the waiting list then sends. */
export function templateOf(form: FormName): TemplateName {
  return form === 'waiting-list' ? 'contact' : form
}
