import type { FormName } from '#config/forms.ts'
import texts from '#content/interface/forms.json' with { type: 'json' }
import { type FileChoice, optionalText, type Rule } from './rules.ts'

/** Props of a field's control on the page. */
export interface Control {
  type?: 'tel' | 'email'
  inputMode?: 'tel' | 'email' | 'numeric'
  autoComplete?: string
  placeholder?: string
  /** The expected format, shown if the value is wrong. */
  hint?: string
  /** Shows the hint from the start, because the rule rejects formats that many people use. */
  showHintAlways?: boolean
}

/**
 * `line`: one line · `sentence`: one line, but a paragraph in the mail · `text`: several lines ·
 * `choice`: one answer · `list`: several answers · `file`: an attachment.
 */
export type Kind = 'line' | 'sentence' | 'text' | 'phone' | 'email' | 'choice' | 'list' | 'file'

/** The parts of a form that is filled in part by part. */
export type FormPartId = 'who' | 'fit' | 'about'

/** Everything about a field except its place on the page. */
export interface Field<Value> extends Control {
  kind: Kind
  /** Used at the field, in the chat and in the receipt, and in the mail unless `MailTexts` overrides it. */
  label: string
  /** Checks the value and returns a message if it is wrong. The type it accepts is the type of the field's value. */
  rule: Rule<Value>
  /** The label of each answer; the mail contains labels too, because people read it. */
  answers?: Record<string, string>
  /** The mail variable for the value, or, if there is none, the label of its line in the message. */
  mail: string | { line: string }
  /** In a form with several parts: the part that counts the field, and the text on its block. */
  block?: { part: FormPartId; label: string }
  /** The field has no control: the page sets it, or nothing does. */
  hasNoControl?: true
}

interface FormFacts<Name extends string> {
  name: FormName
  /** Variables that are sent as empty strings if no field fills them. */
  emptyVariables?: readonly string[]
  /** The field with the reply-to address of the mail. */
  replyTo?: Name
  /** Its page may list topics; the first one is preselected, and the visitor can choose another. */
  offersTopics?: true
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
  extraVariables?(values: Values): Record<string, string>
}

/** Any form, for code that does not depend on which one it is. */
export interface AnyForm extends FormFacts<string> {
  fields: Record<string, Field<unknown>>
  extraVariables?(values: Record<string, unknown>): Record<string, string>
}

/** Every form can have a topic: the view sets it, and it becomes the first line of the message. */
type Topic = { topic: string }

export type ValuesOf<F> = F extends Form<infer Values> ? Values : never

/** The names of the fields that hold a file. */
export type FileField<Values> = { [Name in keyof Values]: Values[Name] extends FileChoice | null ? Name : never }[keyof Values] & string

type IsUnion<Type, All = Type> = Type extends unknown ? ([All] extends [Type] ? false : true) : never

/** An enquiry in the outbox has room for one file, so a table with two file fields does not compile. */
type AtMostOneFile<Values> = true extends IsUnion<FileField<Values>> ? never : unknown

/** Adds the topic field; `topicLabel` is its label. */
export function defineForm<Values>(table: Form<Values> & AtMostOneFile<Values>, topicLabel: string = texts.topic): Form<Values & Topic> {
  const topic: Field<string> = { kind: 'line', label: topicLabel, rule: optionalText, mail: { line: topicLabel }, hasNoControl: true }
  return { ...table, fields: { topic, ...table.fields } } as Form<Values & Topic>
}
