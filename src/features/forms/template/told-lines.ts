import type { FieldValues } from 'react-hook-form'
import { wordFor } from '#features/forms/choices.ts'
import type { LabelledField } from '#features/forms/field-types.ts'
import type { FormDefinition } from '#features/forms/form-definition.ts'

export interface ToldLine {
  label: string
  text: string
}

/** What was filled in, in words: a line for each of these fields, or of all in the order of the form, that is not empty. */
export function toldLines<Values extends FieldValues>(
  { labels, answers }: Pick<FormDefinition<Values>, 'labels' | 'answers'>,
  values: Partial<Values>,
  names: readonly LabelledField<Values>[] = Object.keys(labels) as LabelledField<Values>[],
): ToldLine[] {
  const lists: Partial<Record<string, Record<string, string>>> = answers
  return names.map((name) => ({ label: labels[name], text: tell(values[name], lists[name]) })).filter(({ text }) => text !== '')
}

/** Texts and answers; what is neither, such as a file, is left out. */
function tell(value: unknown, answers: Record<string, string> = {}): string {
  if (Array.isArray(value)) return value.map((item) => wordFor(answers, String(item))).join(', ')
  return typeof value === 'string' ? wordFor(answers, value) : ''
}
