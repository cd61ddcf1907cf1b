import type { AnyForm } from '#forms/engine/define-form.ts'
import { isReady } from '#forms/engine/rules.ts'
import { type FilledLine, filledLines, labelled } from '#forms/engine/say.ts'
import { chatHref } from '#lib/phone-links.ts'
import { cut } from '#lib/text/cut.ts'
import { interpolate } from '#lib/text/interpolate.ts'

/** What stays at the form after an enquiry was sent. It is in the page only: a reload takes it away. */
export interface Receipt {
  title: string
  topic: string | undefined
  lines: FilledLine[]
  reply: string
  next: string
  chatHref: string
}

/** Of a message, only the beginning is shown. */
const longest = 80

export function receiptOf(form: AnyForm, values: Record<string, unknown>, whatsapp: string): Receipt {
  const { receipt } = form
  // A file is named: it was attached.
  const named = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isReady(value) ? value.name : value]))
  const lines = filledLines(form, named, receipt.fields).map(({ label, text }) => ({ label, text: cut(text, longest) }))
  const [topic] = filledLines(form, values, ['topic'])
  const name = lines[0]?.text ?? ''
  return {
    ...receipt,
    topic: topic && labelled(topic.label, topic.text),
    lines,
    chatHref: chatHref(whatsapp, interpolate(receipt.chat, { name })),
  }
}
