import texts from '#content/interface/forms.json' with { type: 'json' }
import type { AnyForm } from '#forms/engine/define-form.ts'
import { filledLines, labelled } from '#forms/engine/field-text.ts'
import { truncate } from '#lib/text/truncate.ts'

/** Maximum characters: some phones truncate or reject longer addresses. */
const maxLength = 1_500

/** Returns the enquiry as a chat message: the topic, then a line for each filled-in field, in form order. */
export function toChatText(form: AnyForm, values: Record<string, unknown>): string {
  const lines = filledLines(form, values).map(({ label, text }) => labelled(label, text))
  return truncate([texts.failedChatOpening, ...lines].join('\n'), maxLength)
}
