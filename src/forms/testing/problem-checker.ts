import { checkValues } from '../engine/check-values.ts'
import type { AnyForm, Form } from '../engine/define-form.ts'

/** Returns a function that reports a field's problem if only its value differs from `full`, or undefined if it is valid. */
export function problemChecker<Values>(form: Form<Values> & AnyForm, full: Partial<Values>) {
  return (field: keyof Values & string, value: unknown): string | undefined =>
    checkValues(form, { ...full, [field]: value }).problems[field]
}
