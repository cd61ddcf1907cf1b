import words from '#content/interface/form-english.json' with { type: 'json' }
import shared from '#content/interface/forms.json' with { type: 'json' }
import { defineForm, type ValuesOf } from './engine/define-form.ts'
import { email, phone } from './engine/kinds.ts'
import type { MailWordsOf } from './engine/mail-words.ts'
import { atLeast, emailPattern, latin, optionalText, pattern, text } from './engine/rules.ts'

/** An Israeli landline or mobile number, digits only: 02, 03, 04, 08, 09 or 05x, then seven digits. */
const israeliPhone = /^0(?:[23489]|5\d)\d{7}$/

export const english = defineForm({
  name: 'english',
  fields: {
    managerName: {
      kind: 'line',
      label: words.managerName,
      placeholder: words.managerNamePlaceholder,
      autoComplete: 'name',
      rule: text(words.managerNameMissing, atLeast(2, words.managerNameShort)),
      mail: 'from_name',
    },
    schoolName: {
      kind: 'line',
      label: words.schoolName,
      autoComplete: 'organization',
      rule: text(words.schoolNameMissing, atLeast(2, words.schoolNameShort)),
      mail: 'school_name',
    },
    phone: {
      ...phone,
      label: words.phone,
      hint: words.phoneHint,
      hintFirst: true,
      rule: latin(words.phoneMissing, pattern(israeliPhone, words.phoneWrong)),
      mail: 'phone',
    },
    email: { ...email, label: words.email, rule: latin(words.emailMissing, emailPattern(words.emailWrong)), mail: 'from_email' },
    notes: { kind: 'text', label: words.notes, placeholder: words.notesPlaceholder, rule: optionalText, mail: 'message' },
  },
  replyTo: 'email',
  toasts: { sent: shared.englishSent, failed: shared.failed },
  receipt: {
    title: words.sentTitle,
    fields: ['managerName', 'schoolName', 'phone', 'email'],
    reply: words.reply,
    next: words.sentNext,
    chat: words.sentChat,
  },
})

export type EnglishValues = ValuesOf<typeof english>

export const englishMail: MailWordsOf<typeof english> = {
  title: words.mailTitle,
  subject: [words.mailSubject, ': {managerName}', ', {schoolName}'],
  labels: { schoolName: words.mailSchoolName, notes: words.mailNotes },
}
