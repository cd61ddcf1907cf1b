import texts from '#content/interface/form-english.json' with { type: 'json' }
import shared from '#content/interface/forms.json' with { type: 'json' }
import { defineForm, type ValuesOf } from './engine/define-form.ts'
import { email, phone } from './engine/field-presets.ts'
import type { MailTextsOf } from './engine/mail-texts.ts'
import { atLeast, emailPattern, optionalText, pattern, text, textWithoutDirectionMarks } from './engine/rules.ts'

/** An Israeli landline or mobile number, digits only: 02, 03, 04, 08, 09 or 05x, then seven digits. */
const israeliPhone = /^0(?:[23489]|5\d)\d{7}$/

export const english = defineForm({
  name: 'english',
  fields: {
    managerName: {
      kind: 'line',
      label: texts.managerName,
      placeholder: texts.managerNamePlaceholder,
      autoComplete: 'name',
      rule: text(texts.managerNameMissing, atLeast(2, texts.managerNameShort)),
      mail: 'from_name',
    },
    schoolName: {
      kind: 'line',
      label: texts.schoolName,
      autoComplete: 'organization',
      rule: text(texts.schoolNameMissing, atLeast(2, texts.schoolNameShort)),
      mail: 'school_name',
    },
    phone: {
      ...phone,
      label: texts.phone,
      hint: texts.phoneHint,
      showHintAlways: true,
      rule: textWithoutDirectionMarks(texts.phoneMissing, pattern(israeliPhone, texts.phoneWrong)),
      mail: 'phone',
    },
    email: {
      ...email,
      label: texts.email,
      rule: textWithoutDirectionMarks(texts.emailMissing, emailPattern(texts.emailWrong)),
      mail: 'from_email',
    },
    notes: { kind: 'text', label: texts.notes, placeholder: texts.notesPlaceholder, rule: optionalText, mail: 'message' },
  },
  replyTo: 'email',
  offersTopics: true,
  toasts: { sent: shared.englishSent, failed: shared.failed },
  receipt: {
    title: texts.sentTitle,
    fields: ['managerName', 'schoolName', 'phone', 'email'],
    reply: texts.reply,
    next: texts.sentNext,
    chat: texts.sentChat,
  },
})

export type EnglishValues = ValuesOf<typeof english>

export const englishMail: MailTextsOf<typeof english> = {
  title: texts.mailTitle,
  subject: [texts.mailSubject, ': {managerName}', ', {schoolName}'],
  labels: { schoolName: texts.mailSchoolName, notes: texts.mailNotes },
}
