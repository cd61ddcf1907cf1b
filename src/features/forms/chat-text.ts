import type { FieldValues } from 'react-hook-form'
import * as words from '@/content/interface/forms.json'
import { wordFor } from './choices'
import type { FormDefinition } from './form-definition'

type Words<Values extends FieldValues> = Pick<FormDefinition<Values>, 'topic' | 'labels' | 'answers'>

/** Longer addresses are cut or refused by some phones. */
const atMost = 1_500

/** The enquiry as a chat message: a line for each field that was filled in, in the order of the form. */
export function toChatText<Values extends FieldValues>({ topic, labels, answers }: Words<Values>, values: Partial<Values>): string {
  const lists: Partial<Record<string, Record<string, string>>> = answers
  const lines = Object.entries<string>(labels).map(([name, label]) => {
    const told = tell(values[name], lists[name])
    return told && `${label}${label.endsWith('?') ? '' : ':'} ${told}`
  })
  const characters = Array.from([words.failedChatOpening, topic, ...lines].filter(Boolean).join('\n'))
  const text = characters.slice(0, atMost).join('')
  return `${text}${characters.length > atMost ? '…' : ''}`.toWellFormed()
}

/** Texts and answers; what is neither, such as a file, is left out. */
function tell(value: unknown, answers: Record<string, string> = {}): string {
  if (Array.isArray(value)) return value.map((item) => wordFor(answers, String(item))).join(', ')
  return typeof value === 'string' ? wordFor(answers, value) : ''
}
