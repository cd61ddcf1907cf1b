import type { FormName } from '#config/forms.ts'
import words from '#content/interface/forms.json' with { type: 'json' }
import { optionalText, type Rule } from './rules.ts'

/** What the control of a field is given on the page. */
export interface Control {
  type?: 'tel' | 'email'
  inputMode?: 'tel' | 'email' | 'numeric'
  autoComplete?: string
  placeholder?: string
  /** How it is written, said when something is wrong with it. */
  hint?: string
  /** Its rule refuses what many would write: the hint is there before it is typed. */
  hintFirst?: boolean
}

/** Typed on one line · on one line, and long enough for a paragraph of the mail · on many lines · chosen: one, several · a file. */
export type Kind = 'line' | 'sentence' | 'text' | 'phone' | 'email' | 'choice' | 'list' | 'file'

/** Everything there is to know of a field but its place on the page. */
export interface Field<Value> extends Control {
  kind: Kind
  /** At the field, in the chat and in the receipt; and in the mail, unless that has a word of its own. */
  label: string
  /** Checks the value and returns the message if it is wrong. The type it accepts is the type of the field's value. */
  rule: Rule<Value>
  /** The word for each answer of a question: people read the mail. */
  answers?: Record<string, string>
  /** The variable of the mail that carries it; or the word before its line of the message, where there is no variable for it. */
  mail: string | { line: string }
  /** Of a form in several parts: the part that counts it, and the word on its block. */
  block?: { part: string; word: string }
  /** It has no control: the page sets it, or nothing does. */
  unasked?: true
}

interface FormFacts<Name extends string> {
  name: FormName
  /** Variables that are sent empty where no field fills them. */
  base?: readonly string[]
  /** The field whose address the mail is answered to. */
  replyTo?: Name
  toasts: { sent: string; failed: string }
  /** The lasting confirmation. */
  receipt: {
    title: string
    /** Two to four that say whose enquiry it was and how it is answered; the first is the name in the chat's message. */
    fields: Name[]
    /** When it is answered. */
    reply: string
    /** What happens then. */
    next: string
    /** What the chat has typed already; `{name}` is the first field. */
    chat: string
  }
}

/** A form's table of fields, and what is said around them. From this follow its check, its mail both ways, its chat text and its receipt. */
export interface Form<Values> extends FormFacts<keyof Values & string> {
  /** In the order of the form and of the chat. */
  fields: { [Name in keyof Values]: Field<Values[Name]> }
  /** Variables that are made of what other fields say. */
  also?(values: Values): Record<string, string>
}

/** Any form at all, for what does not ask which one it is. */
export interface AnyForm extends FormFacts<string> {
  fields: Record<string, Field<unknown>>
  also?(values: Record<string, unknown>): Record<string, string>
}

/** Every form can have a topic: the view sets it, and it becomes the first line of the message. */
type Topic = { topic: string }

export type ValuesOf<F> = F extends Form<infer Values> ? Values : never

/** `topicLabel`: the word before what the form is about, where a page or a button has said so. */
export function defineForm<Values>(table: Form<Values>, topicLabel: string = words.topic): Form<Values & Topic> {
  const topic: Field<string> = { kind: 'line', label: topicLabel, rule: optionalText, mail: { line: topicLabel }, unasked: true }
  return { ...table, fields: { topic, ...table.fields } } as Form<Values & Topic>
}
