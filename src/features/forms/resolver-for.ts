import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import { checkValues } from '#forms/engine/check-values.ts'
import type { AnyForm } from '#forms/engine/define-form.ts'

/** Returns a React Hook Form resolver that applies the rules of a form's table. Each field shows its first problem. */
export function resolverFor<Values extends FieldValues>(form: AnyForm): Resolver<Values> {
  return (given) => {
    const { values, problems } = checkValues(form, given)
    const errors = Object.entries(problems).map(([name, message]) => [name, { type: 'rule', message }])
    if (errors.length === 0) return { values: values as Values, errors: {} }
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> }
  }
}
