import type { AnyForm, Form, Kind } from './define-form.ts'

/**
 * Texts that only the mail uses. They are not in the form's own object, because the page would load them for nothing.
 * Each field of the table becomes a row of the mail; the topic is always the first.
 */
export interface MailTexts<Name extends string = string> {
  title: string
  /** Fixed text, then parts with one field each, in braces, that distinguish the mails. A part whose field is empty is left out. */
  subject: [words: string, ...parts: `${string}{${Name}}${string}`[]]
  /** Labels that differ from those of the form. */
  labels?: { [Field in Name]?: string }
  /** The fields that come first, if the order of the mail differs from the form. */
  order?: Name[]
  /** Rows for variables that no field of this form fills. */
  extraRows?: { before: Name; kind: Kind; label: string; variable: string }[]
  /** Shows the message as it was sent, under this label, instead of a row for each of its lines. */
  message?: string
}

export type MailTextsOf<F> = F extends Form<infer Values> ? MailTexts<keyof Values & string> : never

export interface MailedForm {
  form: AnyForm
  mail: MailTexts
}
