import type { Field, Form } from './define-form.ts'

/** Returns the values of a form before anything is filled in. */
export function defaultsOf<Values>({ fields }: Form<Values>): Values {
  const empty = Object.entries<Field<unknown>>(fields).map(([name, { kind }]) => [name, kind === 'list' ? [] : kind === 'file' ? null : ''])
  return Object.fromEntries(empty) as Values
}
