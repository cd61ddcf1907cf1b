import words from '#content/interface/form-school.json' with { type: 'json' }
import shared from '#content/interface/forms.json' with { type: 'json' }
import { bareSchoolName } from '#lib/text/bare-school-name.ts'
import { defineForm, type ValuesOf } from './engine/define-form.ts'
import { email, phone } from './engine/kinds.ts'
import type { MailWordsOf } from './engine/mail-words.ts'
import { atLeast, emailPattern, latin, oneOf, optionalText, text } from './engine/rules.ts'

export const ageGroups = { primary: words.ageGroupPrimary, middle: words.ageGroupMiddle, high: words.ageGroupHigh }

export const school = defineForm({
  name: 'school',
  fields: {
    schoolName: {
      kind: 'line',
      label: words.schoolName,
      autoComplete: 'organization',
      rule: text(words.schoolNameShort, atLeast(2, words.schoolNameShort)),
      mail: 'school_name',
    },
    ageGroup: {
      kind: 'choice',
      label: words.ageGroup,
      ...oneOf(ageGroups, words.ageGroupMissing),
      mail: 'age_group',
    },
    phone: { ...phone, label: words.phone, rule: text(words.phoneShort, atLeast(9, words.phoneShort)), mail: 'phone' },
    email: { ...email, label: words.email, rule: latin(words.emailWrong, emailPattern(words.emailWrong)), mail: 'from_email' },
    notes: { kind: 'text', label: words.notes, rule: optionalText, mail: 'message' },
  },
  also: ({ schoolName }) => ({ from_name: `${words.mailSender} ${bareSchoolName(schoolName)}`.trim() }),
  replyTo: 'email',
  toasts: { sent: shared.schoolAndScienceSent, failed: shared.schoolAndScienceFailed },
  receipt: {
    title: words.sentTitle,
    fields: ['schoolName', 'phone', 'email'],
    reply: shared.reply,
    next: words.sentNext,
    chat: words.sentChat,
  },
})

export type SchoolValues = ValuesOf<typeof school>

export const schoolMail: MailWordsOf<typeof school> = {
  title: words.mailTitle,
  subject: [words.mailSubject, ': {schoolName}'],
  labels: { notes: words.mailNotes },
}
