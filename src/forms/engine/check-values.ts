import type { AnyForm } from './define-form.ts'

interface Checked {
  /** As they are sent: without the spaces around them. */
  values: Record<string, unknown>
  /** The first complaint about each field that has one. */
  problems: Record<string, string>
}

/** Each field by its own rule: no rule of the forms looks at two. */
export function checkValues({ fields }: Pick<AnyForm, 'fields'>, given: Record<string, unknown>): Checked {
  const checked: Checked = { values: {}, problems: {} }
  for (const [name, { rule }] of Object.entries(fields)) {
    const { value, problem } = rule(given[name])
    checked.values[name] = value
    if (problem) checked.problems[name] = problem
  }
  return checked
}
