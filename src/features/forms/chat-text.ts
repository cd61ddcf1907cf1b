import words from '#content/interface/forms.json' with { type: 'json' }
import type { AnyForm } from '#forms/engine/define-form.ts'
import { filledLines, labelled } from '#forms/engine/say.ts'
import { cut } from '#lib/text/cut.ts'

/** Longer addresses are cut or refused by some phones. */
const atMost = 1_500

/** The enquiry as a chat message: what it is about, then a line for each field that was filled in, in the order of the form. */
export function toChatText(form: AnyForm, values: Record<string, unknown>): string {
  const lines = filledLines(form, values).map(({ label, text }) => labelled(label, text))
  return cut([words.failedChatOpening, ...lines].join('\n'), atMost)
}
