import type { AnyForm, Form } from './define-form.ts'

/**
 * What only the mail says. It is no part of the form's own object: the page would carry it, and never say it.
 * A row of the mail follows from each field of the table, and what the form is about is always the first.
 */
export interface MailWords<Name extends string = string> {
  title: string
  /** Words, then the fields that distinguish one mail from the next, each in braces: a part whose field is empty is left out. */
  subject: [words: string, ...parts: `${string}{${Name}}${string}`[]]
  /** Where the mail calls a field otherwise than the form does. */
  labels?: { [Field in Name]?: string }
  /** The fields that come first, where the mail's order is not the form's. */
  order?: Name[]
  /** Shows the message as it was sent, under this label, instead of a row for each of its lines. */
  message?: string
}

export type MailWordsOf<F> = F extends Form<infer Values> ? MailWords<keyof Values & string> : never

export interface MailedForm {
  form: AnyForm
  mail: MailWords
}
