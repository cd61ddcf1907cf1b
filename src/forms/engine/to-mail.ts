import { oneLine } from '#lib/text/one-line.ts'
import type { AnyForm, Field } from './define-form.ts'
import { answerText, withColon } from './field-text.ts'
import { isReady } from './rules.ts'

/** Returns the variables of a form's mail, named as in the specification. */
export function toMail(form: AnyForm, values: Record<string, unknown>): Record<string, string> {
  const { fields, emptyVariables = [], extraVariables, replyTo = '' } = form
  const params = Object.fromEntries(emptyVariables.map((name) => [name, '']))
  for (const [name, field] of Object.entries(fields)) {
    if (typeof field.mail === 'string') Object.assign(params, variables(field, field.mail, values[name]))
  }
  return {
    ...params,
    message: toMessage(form, values, params['message'] ?? ''),
    ...(replyTo && { reply_to: answerText({}, values[replyTo]) }),
    ...extraVariables?.(values),
  }
}

/** A file becomes two variables, its content and its name, or none. */
function variables(field: Field<unknown>, name: string, value: unknown): Record<string, string> {
  if (field.kind !== 'file') return { [name]: answerText(field, value) }
  return isReady(value) ? { [name]: value.dataUrl, [fileNameVariable(name)]: value.name } : {}
}

/** The variable for the name of the file that `variable` holds. */
export function fileNameVariable(variable: string): string {
  return `${variable}_name`
}

/** The start of the line for a field that has no variable of its own. */
export function lineStart(word: string): string {
  return `${withColon(word)} `
}

/** Returns one line per field without a variable, then `text`, the value of the field whose variable is `message`. */
function toMessage({ fields }: AnyForm, values: Record<string, unknown>, text: string): string {
  const lines: string[] = []
  const starts: string[] = []
  for (const [name, field] of Object.entries(fields)) {
    if (typeof field.mail === 'string') continue
    const value = answerText(field, values[name])
    const start = lineStart(field.mail.line)
    starts.push(start)
    // Only a `text` field may have several lines: it is at the end of the message.
    if (value) lines.push(start + (field.kind === 'text' ? value : oneLine(value)))
  }
  // Text that looks like such a line goes after an empty line, so that fromMail reads it as the visitor's.
  const looksLikeLine = ['\n', ...starts].some((start) => text.startsWith(start))
  return [...lines, looksLikeLine ? `\n${text}` : text].filter(Boolean).join('\n')
}
