import type { FormName } from '../../src/config/forms.ts'
import { toMail } from '../../src/forms/engine/to-mail.ts'
import { waitingList } from '../../src/forms/waiting-list.ts'
import { parseTemplate } from '../../src/lib/text/parse-template.ts'
import type { Enquiry } from '../outbox/enquiry.ts'
import type { Fields } from './submission.ts'

// The previous release sent the waiting list with the template of the contact form, and put camp, grade and city into one sentence.
// Its pages are still open in tabs, and its enquiries wait in outboxes. The next release can delete this file and parseTemplate.
const sentence = 'רשימת המתנה: {camp}. כיתה {grade}, {city}.'

/** Recognises a waiting-list enquiry that an old tab sent as a contact enquiry: it has no address, and its message is that sentence. */
export function upgradeSubmission(form: FormName, fields: Fields): { form: FormName; fields: Fields } {
  const answers = parseTemplate(sentence, fields.params.get('message') ?? '')
  if (form !== 'contact' || fields.params.get('from_email') || !answers) return { form, fields }
  const { message = '' } = toMail(waitingList, { ...answers, topic: answers['camp'] })
  return { form: 'waiting-list', fields: { ...fields, params: new Map(fields.params).set('message', message) } }
}

/** An enquiry in an old outbox is already split into fields, but has the topic in the field `camp`. */
export function upgradeStoredText(text: Enquiry['text']): Enquiry['text'] {
  return text.map(([name, value]) => [name === 'camp' ? 'topic' : name, value])
}
