import type { Interest, NotedProgramme } from '#config/forms.ts'
import texts from '#content/interface/form-science.json' with { type: 'json' }
import shared from '#content/interface/forms.json' with { type: 'json' }
import { defineForm, type ValuesOf } from './engine/define-form.ts'
import { email, phone } from './engine/field-presets.ts'
import type { MailTextsOf } from './engine/mail-texts.ts'
import { anyOf, atLeast, emailPattern, optionalText, text, textWithoutDirectionMarks } from './engine/rules.ts'

export const interests: Record<Interest, string> = {
  programming: texts.interestProgramming,
  ai: texts.interestAi,
  gaming: texts.interestGaming,
  media: texts.interestMedia,
  vr: texts.interestVr,
}

/** Lines that the cards of the other programmes add to the notes. */
export const programmeNotes: Record<NotedProgramme, string> = {
  aviation: texts.noteAviation,
}

export const science = defineForm({
  name: 'science',
  fields: {
    name: {
      kind: 'line',
      label: texts.name,
      autoComplete: 'name',
      rule: text(texts.nameShort, atLeast(2, texts.nameShort)),
      mail: 'from_name',
    },
    position: {
      kind: 'line',
      label: texts.position,
      placeholder: texts.positionPlaceholder,
      autoComplete: 'organization-title',
      rule: text(texts.positionShort, atLeast(2, texts.positionShort)),
      mail: 'position',
    },
    organization: {
      kind: 'line',
      label: texts.organization,
      placeholder: texts.organizationPlaceholder,
      autoComplete: 'organization',
      rule: text(texts.organizationShort, atLeast(2, texts.organizationShort)),
      mail: 'school_name',
    },
    email: {
      ...email,
      label: texts.email,
      rule: textWithoutDirectionMarks(texts.emailWrong, emailPattern(texts.emailWrong)),
      mail: 'from_email',
    },
    phone: { ...phone, label: texts.phone, rule: textWithoutDirectionMarks(texts.phoneShort, atLeast(9, texts.phoneShort)), mail: 'phone' },
    // The specification has one variable for both fields: each is a line of it.
    interests: { kind: 'list', label: texts.interests, ...anyOf(interests), mail: { line: texts.mailInterests } },
    notes: {
      kind: 'text',
      label: texts.notes,
      placeholder: texts.notesPlaceholder,
      rule: optionalText,
      mail: { line: texts.mailNotes },
    },
  },
  replyTo: 'email',
  toasts: { sent: shared.schoolAndScienceSent, failed: shared.schoolAndScienceFailed },
  receipt: {
    title: texts.sentTitle,
    fields: ['name', 'organization', 'interests', 'notes', 'phone'],
    reply: shared.reply,
    next: texts.sentNext,
    chat: texts.sentChat,
  },
})

export type ScienceValues = ValuesOf<typeof science>

export const scienceMail: MailTextsOf<typeof science> = {
  title: texts.mailTitle,
  subject: [texts.mailSubject, ': {name}', ', {organization}'],
  labels: { name: texts.mailName },
  order: ['name', 'position', 'organization', 'phone', 'email'],
  message: texts.mailMessage,
}
