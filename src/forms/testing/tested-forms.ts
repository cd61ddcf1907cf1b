import { type FormName, formNames } from '#config/forms.ts'
import { allForms } from '../all-forms.ts'
import { checkValues } from '../engine/check-values.ts'
import { defaultsOf } from '../engine/defaults.ts'
import type { AnyForm, Field } from '../engine/define-form.ts'
import type { MailedForm } from '../engine/mail-texts.ts'
import { filled } from './filled.ts'

type Values = Record<string, unknown>

interface TestedForm extends MailedForm {
  name: FormName
  defaults: Values
  /** Every field filled in. */
  full: Values
  /** Only the required fields filled in. */
  minimal: Values
}

/** Every form, for tests that apply to all of them. */
export const testedForms: TestedForm[] = formNames.map((name) => {
  const { form, mail } = allForms[name]
  const defaults: Values = defaultsOf(form)
  const full = { ...samplesOf(form), ...filled[name] }
  return { name, form, mail, defaults, full, minimal: withoutOptional(form, full, defaults) }
})

function samplesOf({ fields }: AnyForm): Values {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, sampleOf(field)]))
}

function sampleOf({ kind, label, answers = {} }: Field<unknown>): unknown {
  if (kind === 'phone') return '0501234567'
  if (kind === 'email') return 'dana@school.org.il'
  if (kind === 'choice') return Object.keys(answers)[0]
  if (kind === 'list') return Object.keys(answers)
  return kind === 'file' ? null : label
}

/** Resets each optional field to its default. */
function withoutOptional(form: AnyForm, full: Values, defaults: Values): Values {
  const { problems } = checkValues(form, defaults)
  return Object.fromEntries(Object.entries(full).map(([name, value]) => [name, Object.hasOwn(problems, name) ? value : defaults[name]]))
}
