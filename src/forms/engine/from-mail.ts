import { oneLine } from '#lib/text/one-line.ts'
import { truncate } from '#lib/text/truncate.ts'
import type { AnyForm, Field } from './define-form.ts'
import { separator } from './field-text.ts'
import type { MailedForm } from './mail-texts.ts'
import { lineStart } from './to-mail.ts'

type Params = Record<string, string>

/** Inverse of `toMail`, for the relay: returns the values by field name. Files are handled separately. */
export function fromMail(form: AnyForm, params: Params): Record<string, unknown> {
  const { values: lineValues, rest } = readMessage(form, params['message'])
  const values = Object.entries(form.fields).map(([name, field]) => {
    if (typeof field.mail !== 'string') return [name, toValue(field, lineValues[name] ?? '')]
    return [name, toValue(field, field.mail === 'message' ? rest : (params[field.mail] ?? ''))]
  })
  return Object.fromEntries(values)
}

function toValue({ kind, answers = {} }: Field<unknown>, text: string): unknown {
  const answerOf = (word: string) => Object.keys(answers).find((answer) => answers[answer] === word) ?? ''
  if (kind === 'file') return null
  if (kind === 'list') return text.split(separator).map(answerOf).filter(Boolean)
  return kind === 'choice' ? answerOf(text) : text
}

/**
 * Returns what a mail of our own shows: the mail variables, plus the topic and the values that were only lines of the message,
 * by field name.
 */
export function toMailView({ form, mail }: MailedForm, params: Params): Params {
  const { values, rest, topicLine } = readMessage(form, params['message'])
  if (mail.message) return { ...params, topic: values['topic'] ?? '', message: topicLine.rest }
  return { ...params, ...values, message: hasMessageField(form) ? rest : '' }
}

interface Line {
  text: string
  /** The text after the line. */
  rest: string
}

/** Maximum characters of the topic: enough for any subject, and a limit for headers. */
const topicLength = 100

function readMessage(form: AnyForm, message = ''): { values: Params; rest: string; topicLine: Line } {
  const values: Params = {}
  let rest = message.replace(/\r\n?/g, '\n')
  let topicLine: Line = { text: '', rest }
  const lines = Object.entries(form.fields).flatMap(([name, { mail }]) =>
    typeof mail === 'string' ? [] : { name, start: lineStart(mail.line) },
  )
  for (const { name, start } of lines) {
    const line = takeLine(rest, start)
    if (name === 'topic') topicLine = line
    values[name] = line.text
    rest = line.rest
  }
  const last = lines.at(-1)?.name ?? ''
  if (!hasMessageField(form) && rest) values[last] = [values[last], rest].filter(Boolean).join('\n')
  return { values: { ...values, topic: truncate(oneLine(topicLine.text), topicLength) }, rest: rest.replace(/^\n/, ''), topicLine }
}

function takeLine(message: string, start: string): Line {
  if (!message.startsWith(start)) return { text: '', rest: message }
  const [text = '', ...others] = message.slice(start.length).split('\n')
  return { text, rest: others.join('\n') }
}

/** True if the message ends with the text of one field, as it was typed. */
function hasMessageField({ fields }: AnyForm): boolean {
  return Object.values(fields).some(({ mail }) => mail === 'message')
}
