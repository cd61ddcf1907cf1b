import type { FormName } from '../../src/config/forms.ts'
import { toMail } from '../../src/forms/engine/to-mail.ts'
import { waitingList } from '../../src/forms/waiting-list.ts'
import { takeApart } from '../../src/lib/text/take-apart.ts'
import type { Enquiry } from '../outbox/enquiry.ts'
import type { Fields } from './submission.ts'

// The release before this one sent the waiting list with the template of the contact form, and put camp, grade and city into one sentence.
// Its pages are open in tabs, and its enquiries wait in outboxes. The next release can go without this file and without takeApart.
const sentence = 'רשימת המתנה: {camp}. כיתה {grade}, {city}.'

/** What an open tab has sent as a contact enquiry: it has no address, and that sentence is its message. */
export function fromOpenTab(form: FormName, fields: Fields): { form: FormName; fields: Fields } {
  const answers = takeApart(sentence, fields.params.get('message') ?? '')
  if (form !== 'contact' || fields.params.get('from_email') || !answers) return { form, fields }
  const { message = '' } = toMail(waitingList, { ...answers, topic: answers['camp'] })
  return { form: 'waiting-list', fields: { ...fields, params: new Map(fields.params).set('message', message) } }
}

/** What waits in an outbox was taken apart when it came in, and called the camp by its own name. */
export function fromOldOutbox(text: Enquiry['text']): Enquiry['text'] {
  return text.map(([name, value]) => [name === 'camp' ? 'topic' : name, value])
}
