import type { FormName, TemplateName } from '../../src/config/forms.ts'
import { formOfMail, mailVariables } from '../../src/features/forms/template/shared-template.ts'
import { findBrokenFields } from '../../src/features/forms/template/template-rules.ts'
import { refusal } from './refusal.ts'

/** The form that was filled in: a template may carry the enquiries of two. */
export function findForm(template: TemplateName, params: ReadonlyMap<string, string>): FormName {
  return formOfMail(template, Object.fromEntries(params))
}

/** The text variables of the form's mail. */
export function toMailText(form: FormName, params: ReadonlyMap<string, string>): [name: string, value: string][] {
  return Object.entries(mailVariables(form, Object.fromEntries(params)))
}

/** Refuses what the form on the page would not have let through. */
export function checkFormRules(form: FormName, params: ReadonlyMap<string, string>): void {
  const fields = findBrokenFields(form, Object.fromEntries(params))
  // The names of our own fields: never what is in them.
  if (fields.length > 0) throw refusal(400, `Not filled in as the form asks: ${fields.join(', ')}`)
}
