import { cut } from '#lib/text/cut.ts'
import { oneLine } from '#lib/text/one-line.ts'
import type { AnyForm, Field } from './define-form.ts'
import type { MailedForm } from './mail-words.ts'
import { separator } from './say.ts'
import { lineStart } from './to-mail.ts'

type Params = Record<string, string>

/** The way back from `toMail`, for the relay: what was filled in, by the names of the fields. A file is looked at by itself. */
export function fromMail(form: AnyForm, params: Params): Record<string, unknown> {
  const { said, rest } = readMessage(form, params['message'])
  const values = Object.entries(form.fields).map(([name, field]) => {
    if (typeof field.mail !== 'string') return [name, toValue(field, said[name] ?? '')]
    return [name, toValue(field, field.mail === 'message' ? rest : (params[field.mail] ?? ''))]
  })
  return Object.fromEntries(values)
}

function toValue({ kind, answers = {} }: Field<unknown>, said: string): unknown {
  const answerOf = (word: string) => Object.keys(answers).find((answer) => answers[answer] === word) ?? ''
  if (kind === 'file') return null
  if (kind === 'list') return said.split(separator).map(answerOf).filter(Boolean)
  return kind === 'choice' ? answerOf(said) : said
}

/** What a mail of our own shows: what the form is about, and each thing that was only a line of the message, under the names of their fields. */
export function toMailView({ form, mail }: MailedForm, params: Params): Params {
  const { said, rest, about } = readMessage(form, params['message'])
  if (mail.message) return { ...params, topic: said['topic'] ?? '', message: about.rest }
  return { ...params, ...said, message: hasWords(form) ? rest : '' }
}

interface Line {
  said: string
  /** What follows it. */
  rest: string
}

/** No header is longer, and no subject needs more. */
const topicLength = 100

function readMessage(form: AnyForm, message = ''): { said: Params; rest: string; about: Line } {
  const said: Params = {}
  let rest = message.replace(/\r\n?/g, '\n')
  let about = { said: '', rest }
  const lines = Object.entries(form.fields).flatMap(([name, { mail }]) =>
    typeof mail === 'string' ? [] : { name, start: lineStart(mail.line) },
  )
  for (const { name, start } of lines) {
    const line = takeLine(rest, start)
    if (name === 'topic') about = line
    said[name] = line.said
    rest = line.rest
  }
  const last = lines.at(-1)?.name ?? ''
  if (!hasWords(form) && rest) said[last] = [said[last], rest].filter(Boolean).join('\n')
  return { said: { ...said, topic: cut(oneLine(about.said), topicLength) }, rest: rest.replace(/^\n/, ''), about }
}

function takeLine(text: string, start: string): Line {
  if (!text.startsWith(start)) return { said: '', rest: text }
  const [line = '', ...others] = text.slice(start.length).split('\n')
  return { said: line, rest: others.join('\n') }
}

/** Whether the message ends with what one field says, as it was typed. */
function hasWords({ fields }: AnyForm): boolean {
  return Object.values(fields).some(({ mail }) => mail === 'message')
}
