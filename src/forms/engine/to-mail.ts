import { oneLine } from '#lib/text/one-line.ts'
import type { AnyForm, Field } from './define-form.ts'
import { isReady } from './rules.ts'
import { say, withColon } from './say.ts'

/** The variables of a form's mail, by the names of the specification. */
export function toMail(form: AnyForm, values: Record<string, unknown>): Record<string, string> {
  const { fields, base = [], also, replyTo = '' } = form
  const params = Object.fromEntries(base.map((name) => [name, '']))
  for (const [name, field] of Object.entries(fields)) {
    if (typeof field.mail === 'string') Object.assign(params, variables(field, field.mail, values[name]))
  }
  return {
    ...params,
    message: toMessage(form, values, params['message'] ?? ''),
    ...(replyTo && { reply_to: say({}, values[replyTo]) }),
    ...also?.(values),
  }
}

/** A file is two variables, or none: itself and its name. */
function variables(field: Field<unknown>, name: string, value: unknown): Record<string, string> {
  if (field.kind !== 'file') return { [name]: say(field, value) }
  return isReady(value) ? { [name]: value.dataUrl, [`${name}_name`]: value.name } : {}
}

/** What begins the line of a field that has no variable of its own. */
export function lineStart(word: string): string {
  return `${withColon(word)} `
}

/** The lines of the fields that have no variable, then the words of the one whose variable this is. */
function toMessage({ fields }: AnyForm, values: Record<string, unknown>, words: string): string {
  const lines: string[] = []
  const starts: string[] = []
  for (const [name, field] of Object.entries(fields)) {
    if (typeof field.mail === 'string') continue
    const said = say(field, values[name])
    const start = lineStart(field.mail.line)
    starts.push(start)
    // Only the end of the message can be of many lines.
    if (said) lines.push(start + (field.kind === 'text' ? said : oneLine(said)))
  }
  // Words that look like such a line stand after an empty one, so that they are read as the visitor's.
  const isLike = ['\n', ...starts].some((start) => words.startsWith(start))
  return [...lines, isLike ? `\n${words}` : words].filter(Boolean).join('\n')
}
