import type { FieldValues } from 'react-hook-form'
import { chatHref } from '#lib/phone-links.ts'
import { interpolate } from '#lib/text/interpolate.ts'
import type { FormDefinition } from './form-definition.ts'
import { cut } from './template/cut.ts'
import { type ToldLine, toldLines } from './template/told-lines.ts'

/** What stays at the form after an enquiry was sent. It is in the page only: a reload takes it away. */
export interface Receipt {
  title: string
  topic: string | undefined
  lines: ToldLine[]
  reply: string
  next: string
  chatHref: string
}

/** A message is told by its beginning. */
const longest = 80

export function receiptOf<Values extends FieldValues>(
  { topic, receipt, ...definition }: FormDefinition<Values>,
  values: Values,
  whatsapp: string,
): Receipt {
  const lines = toldLines(definition, values, receipt.fields).map(({ label, text }) => ({ label, text: cut(text, longest) }))
  const name = lines[0]?.text ?? ''
  return { ...receipt, topic, lines, chatHref: chatHref(whatsapp, interpolate(receipt.chat, { name })) }
}
