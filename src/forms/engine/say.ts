import { isAnswer } from './answers.ts'
import type { AnyForm, Field } from './define-form.ts'

/** Between several answers. */
export const separator = ', '

/**
 * What was filled in, in words. Several answers are listed in the order of the form, not of the clicks.
 * A file is left out: it is attached.
 */
export function say({ answers = {} }: Pick<Field<unknown>, 'answers'>, value: unknown): string {
  if (Array.isArray(value)) {
    const chosen = Object.keys(answers).filter((answer) => value.includes(answer))
    return chosen.map((answer) => answers[answer]).join(separator)
  }
  if (typeof value !== 'string') return ''
  return isAnswer(answers, value) ? (answers[value] ?? '') : value
}

/** 'label: words', or nothing where nothing was said. */
export function labelled(label: string, said: string): string {
  return said && `${withColon(label)} ${said}`
}

/** A label before what it labels: a question has its mark already. */
export function withColon(label: string): string {
  return label.endsWith('?') ? label : `${label}:`
}

export interface FilledLine {
  label: string
  text: string
}

/** What was filled in, for those who filled it in: a line for each of these fields that is not empty. */
export function filledLines({ fields }: AnyForm, values: Record<string, unknown>, names: string[] = Object.keys(fields)): FilledLine[] {
  const lines = names.map((name) => ({ label: fields[name]?.label ?? '', text: say(fields[name] ?? {}, values[name]) }))
  return lines.filter(({ text }) => text)
}
