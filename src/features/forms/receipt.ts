import type { AnyForm } from '#forms/engine/define-form.ts'
import { type FilledLine, filledLines, labelled } from '#forms/engine/field-text.ts'
import { isReady } from '#forms/engine/rules.ts'
import { chatHref } from '#lib/phone-links.ts'
import { interpolate } from '#lib/text/interpolate.ts'
import { truncate } from '#lib/text/truncate.ts'

/** The confirmation that stays at the form after an enquiry was sent. It is not stored: a reload removes it. */
export interface Receipt {
  title: string
  topic: string | undefined
  lines: FilledLine[]
  reply: string
  next: string
  chatHref: string
}

/** Maximum characters per line: of a long message, only the beginning is shown. */
const maxLength = 80

export function receiptOf(form: AnyForm, values: Record<string, unknown>, whatsapp: string): Receipt {
  const { receipt } = form
  // An attached file is shown by its name.
  const named = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isReady(value) ? value.name : value]))
  const lines = filledLines(form, named, receipt.fields).map(({ label, text }) => ({ label, text: truncate(text, maxLength) }))
  const [topic] = filledLines(form, values, ['topic'])
  const name = lines[0]?.text ?? ''
  return {
    ...receipt,
    topic: topic && labelled(topic.label, topic.text),
    lines,
    chatHref: chatHref(whatsapp, interpolate(receipt.chat, { name })),
  }
}
