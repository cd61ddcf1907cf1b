import type { FormName } from '../../src/config/forms.ts'
import { allForms } from '../../src/forms/all-forms.ts'
import { checkValues } from '../../src/forms/engine/check-values.ts'
import { fromMail, toMailView } from '../../src/forms/engine/from-mail.ts'
import { refusal } from './refusal.ts'

/** The variable that holds a file, which does not count as text; undefined for most forms. A form has at most one (`defineForm`). */
export function fileVariable(name: FormName): string | undefined {
  const file = Object.values(allForms[name].form.fields).find(({ kind }) => kind === 'file')
  return typeof file?.mail === 'string' ? file.mail : undefined
}

/** The text variables of the form's mail. */
export function toMailText(name: FormName, params: ReadonlyMap<string, string>): [name: string, value: string][] {
  return Object.entries(toMailView(allForms[name], Object.fromEntries(params)))
}

/** Refuses values that the form on the page would not have accepted: a sender can bypass the checks of the page. */
export function checkFormRules(name: FormName, params: ReadonlyMap<string, string>): void {
  const { form } = allForms[name]
  const { problems } = checkValues(form, fromMail(form, Object.fromEntries(params)))
  const fields = Object.keys(problems)
  // Only the names of our own fields, never their values.
  if (fields.length > 0) throw refusal(400, `Not filled in as the form asks: ${fields.join(', ')}`)
}
