import type { AnyForm } from './define-form.ts'

interface Checked {
  /** The values as they are sent: trimmed. */
  values: Record<string, unknown>
  /** The first problem of each field that has one. */
  problems: Record<string, string>
}

/** Checks each field by its own rule: no rule depends on two fields. */
export function checkValues({ fields }: Pick<AnyForm, 'fields'>, given: Record<string, unknown>): Checked {
  const checked: Checked = { values: {}, problems: {} }
  for (const [name, { rule }] of Object.entries(fields)) {
    const { value, problem } = rule(given[name])
    checked.values[name] = value
    if (problem) checked.problems[name] = problem
  }
  return checked
}
