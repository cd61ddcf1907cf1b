import type { FieldValues } from 'react-hook-form'
import words from '#content/interface/forms.json' with { type: 'json' }
import type { FormDefinition } from './form-definition.ts'
import { cut } from './template/cut.ts'
import { toldLines } from './template/told-lines.ts'

type Words<Values extends FieldValues> = Pick<FormDefinition<Values>, 'topic' | 'labels' | 'answers'>

/** Longer addresses are cut or refused by some phones. */
const atMost = 1_500

/** The enquiry as a chat message: a line for each field that was filled in, in the order of the form. */
export function toChatText<Values extends FieldValues>(definition: Words<Values>, values: Partial<Values>): string {
  const lines = toldLines(definition, values).map(({ label, text }) => `${label}${label.endsWith('?') ? '' : ':'} ${text}`)
  return cut([words.failedChatOpening, definition.topic, ...lines].filter(Boolean).join('\n'), atMost)
}
