import type { FormName } from '#config/forms.ts'
import words from '#content/interface/forms.json' with { type: 'json' }
import { optionalText, type Rule } from './rules.ts'

/** Props of a field's control on the page. */
export interface Control {
  type?: 'tel' | 'email'
  inputMode?: 'tel' | 'email' | 'numeric'
  autoComplete?: string
  placeholder?: string
  /** The expected format, shown if the value is wrong. */
  hint?: string
  /** Shows the hint from the start, because the rule rejects formats that many people use. */
  hintFirst?: boolean
}

/**
 * `line`: one line · `sentence`: one line, but a paragraph in the mail · `text`: several lines ·
 * `choice`: one answer · `list`: several answers · `file`: an attachment.
 */
export type Kind = 'line' | 'sentence' | 'text' | 'phone' | 'email' | 'choice' | 'list' | 'file'

/** Everything about a field except its place on the page. */
export interface Field<Value> extends Control {
  kind: Kind
  /** Used at the field, in the chat and in the receipt, and in the mail unless `MailWords` overrides it. */
  label: string
  /** Checks the value and returns a message if it is wrong. The type it accepts is the type of the field's value. */
  rule: Rule<Value>
  /** The label of each answer; the mail contains labels too, because people read it. */
  answers?: Record<string, string>
  /** The mail variable for the value, or, if there is none, the label of its line in the message. */
  mail: string | { line: string }
  /** In a form with several parts: the part that counts the field, and the text on its block. */
  block?: { part: string; word: string }
  /** The field has no control: the page sets it, or nothing does. */
  unasked?: true
}

interface FormFacts<Name extends string> {
  name: FormName
  /** Variables that are sent as empty strings if no field fills them. */
  base?: readonly string[]
  /** The field with the reply-to address of the mail. */
  replyTo?: Name
  toasts: { sent: string; failed: string }
  /** The confirmation that stays after sending. */
  receipt: {
    title: string
    /** Two to five fields that identify the sender and how to reply; the first is the name in the chat message. */
    fields: Name[]
    /** When the enquiry is answered. */
    reply: string
    /** What happens next. */
    next: string
    /** Prefilled chat message; `{name}` is the first field. */
    chat: string
  }
}

/** A form's table of fields and its texts. Validation, writing and reading the mail, the chat text and the receipt are derived from it. */
export interface Form<Values> extends FormFacts<keyof Values & string> {
  /** In the order of the form and of the chat message. */
  fields: { [Name in keyof Values]: Field<Values[Name]> }
  /** Returns variables that are derived from the values of fields. */
  also?(values: Values): Record<string, string>
}

/** Any form, for code that does not depend on which one it is. */
export interface AnyForm extends FormFacts<string> {
  fields: Record<string, Field<unknown>>
  also?(values: Record<string, unknown>): Record<string, string>
}

/** Every form can have a topic: the view sets it, and it becomes the first line of the message. */
type Topic = { topic: string }

export type ValuesOf<F> = F extends Form<infer Values> ? Values : never

/** Adds the topic field; `topicLabel` is its label. */
export function defineForm<Values>(table: Form<Values>, topicLabel: string = words.topic): Form<Values & Topic> {
  const topic: Field<string> = { kind: 'line', label: topicLabel, rule: optionalText, mail: { line: topicLabel }, unasked: true }
  return { ...table, fields: { topic, ...table.fields } } as Form<Values & Topic>
}
