import '../site-modules.ts'
import type { FormName } from '../../src/config/forms.ts'
import { refusal } from './refusal.ts'

const { findBrokenFields } = await import('../../src/features/forms/template-rules.ts')

/** Refuses what the form on the page would not have let through. */
export function checkFormRules(form: FormName, params: ReadonlyMap<string, string>): void {
  const fields = findBrokenFields(form, Object.fromEntries(params))
  // The names of our own fields: never what is in them.
  if (fields.length > 0) throw refusal(400, `Not filled in as the form asks: ${fields.join(', ')}`)
}
