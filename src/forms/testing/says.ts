import { checkValues } from '../engine/check-values.ts'
import type { AnyForm, Form } from '../engine/define-form.ts'

/** What a form would say at each of its fields, filled in like this but for one value; nothing where it is content. */
export function says<Values>(form: Form<Values> & AnyForm, full: Partial<Values>) {
  return (field: keyof Values & string, value: unknown): string | undefined =>
    checkValues(form, { ...full, [field]: value }).problems[field]
}
