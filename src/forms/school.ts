import texts from '#content/interface/form-school.json' with { type: 'json' }
import shared from '#content/interface/forms.json' with { type: 'json' }
import { bareSchoolName } from '#lib/text/bare-school-name.ts'
import { defineForm, type ValuesOf } from './engine/define-form.ts'
import { email, phone } from './engine/field-presets.ts'
import type { MailTextsOf } from './engine/mail-texts.ts'
import { atLeast, emailPattern, oneOf, optionalText, text, textWithoutDirectionMarks } from './engine/rules.ts'

export const ageGroups = { primary: texts.ageGroupPrimary, middle: texts.ageGroupMiddle, high: texts.ageGroupHigh }

export const school = defineForm({
  name: 'school',
  fields: {
    schoolName: {
      kind: 'line',
      label: texts.schoolName,
      autoComplete: 'organization',
      rule: text(texts.schoolNameShort, atLeast(2, texts.schoolNameShort)),
      mail: 'school_name',
    },
    ageGroup: {
      kind: 'choice',
      label: texts.ageGroup,
      ...oneOf(ageGroups, texts.ageGroupMissing),
      mail: 'age_group',
    },
    phone: { ...phone, label: texts.phone, rule: textWithoutDirectionMarks(texts.phoneShort, atLeast(9, texts.phoneShort)), mail: 'phone' },
    email: {
      ...email,
      label: texts.email,
      rule: textWithoutDirectionMarks(texts.emailWrong, emailPattern(texts.emailWrong)),
      mail: 'from_email',
    },
    notes: { kind: 'text', label: texts.notes, rule: optionalText, mail: 'message' },
  },
  extraVariables: ({ schoolName }) => ({ from_name: `${texts.mailSender} ${bareSchoolName(schoolName)}`.trim() }),
  replyTo: 'email',
  offersTopics: true,
  toasts: { sent: shared.schoolAndScienceSent, failed: shared.schoolAndScienceFailed },
  receipt: {
    title: texts.sentTitle,
    fields: ['schoolName', 'phone', 'email'],
    reply: shared.reply,
    next: texts.sentNext,
    chat: texts.sentChat,
  },
})

export type SchoolValues = ValuesOf<typeof school>

export const schoolMail: MailTextsOf<typeof school> = {
  title: texts.mailTitle,
  subject: [texts.mailSubject, ': {schoolName}'],
  labels: { notes: texts.mailNotes },
}
