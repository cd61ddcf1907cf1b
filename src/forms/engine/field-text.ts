import { isAnswer } from './answers.ts'
import type { AnyForm, Field } from './define-form.ts'

/** Separates several answers. */
export const separator = ', '

/**
 * Returns the value of a field as text. Several answers are listed in form order, not in click order.
 * A file becomes an empty string: it is attached instead.
 */
export function answerText({ answers = {} }: Pick<Field<unknown>, 'answers'>, value: unknown): string {
  if (Array.isArray(value)) {
    const chosen = Object.keys(answers).filter((answer) => value.includes(answer))
    return chosen.map((answer) => answers[answer]).join(separator)
  }
  if (typeof value !== 'string') return ''
  return isAnswer(answers, value) ? (answers[value] ?? '') : value
}

/** Returns 'label: text', or an empty string if the text is empty. */
export function labelled(label: string, text: string): string {
  return text && `${withColon(label)} ${text}`
}

/** Adds a colon, unless the label ends with a question mark. */
export function withColon(label: string): string {
  return label.endsWith('?') ? label : `${label}:`
}

export interface FilledLine {
  label: string
  text: string
}

/** Returns a line for each of these fields that is not empty, for the visitor who filled them in. */
export function filledLines({ fields }: AnyForm, values: Record<string, unknown>, names: string[] = Object.keys(fields)): FilledLine[] {
  const lines = names.map((name) => ({ label: fields[name]?.label ?? '', text: answerText(fields[name] ?? {}, values[name]) }))
  return lines.filter(({ text }) => text)
}
