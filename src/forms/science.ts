import type { Interest, Noted } from '#config/forms.ts'
import words from '#content/interface/form-science.json' with { type: 'json' }
import shared from '#content/interface/forms.json' with { type: 'json' }
import { defineForm, type ValuesOf } from './engine/define-form.ts'
import { email, phone } from './engine/kinds.ts'
import type { MailWordsOf } from './engine/mail-words.ts'
import { anyOf, atLeast, emailPattern, latin, optionalText, text } from './engine/rules.ts'

export const interests: Record<Interest, string> = {
  programming: words.interestProgramming,
  ai: words.interestAi,
  gaming: words.interestGaming,
  media: words.interestMedia,
  vr: words.interestVr,
}

/** Lines that the cards of the other programmes add to the notes. */
export const noteLines: Record<Noted, string> = {
  aviation: words.noteAviation,
}

export const science = defineForm({
  name: 'science',
  fields: {
    name: {
      kind: 'line',
      label: words.name,
      autoComplete: 'name',
      rule: text(words.nameShort, atLeast(2, words.nameShort)),
      mail: 'from_name',
    },
    position: {
      kind: 'line',
      label: words.position,
      placeholder: words.positionPlaceholder,
      autoComplete: 'organization-title',
      rule: text(words.positionShort, atLeast(2, words.positionShort)),
      mail: 'position',
    },
    organization: {
      kind: 'line',
      label: words.organization,
      placeholder: words.organizationPlaceholder,
      autoComplete: 'organization',
      rule: text(words.organizationShort, atLeast(2, words.organizationShort)),
      mail: 'school_name',
    },
    email: { ...email, label: words.email, rule: latin(words.emailWrong, emailPattern(words.emailWrong)), mail: 'from_email' },
    phone: { ...phone, label: words.phone, rule: text(words.phoneShort, atLeast(9, words.phoneShort)), mail: 'phone' },
    // The specification has one variable for both fields: each is a line of it.
    interests: { kind: 'list', label: words.interests, ...anyOf(interests), mail: { line: words.mailInterests } },
    notes: {
      kind: 'text',
      label: words.notes,
      placeholder: words.notesPlaceholder,
      rule: optionalText,
      mail: { line: words.mailNotes },
    },
  },
  replyTo: 'email',
  toasts: { sent: shared.schoolAndScienceSent, failed: shared.schoolAndScienceFailed },
  receipt: {
    title: words.sentTitle,
    fields: ['name', 'organization', 'interests', 'notes', 'phone'],
    reply: shared.reply,
    next: words.sentNext,
    chat: words.sentChat,
  },
})

export type ScienceValues = ValuesOf<typeof science>

export const scienceMail: MailWordsOf<typeof science> = {
  title: words.mailTitle,
  subject: [words.mailSubject, ': {name}', ', {organization}'],
  labels: { name: words.mailName },
  order: ['name', 'position', 'organization', 'phone', 'email'],
  message: words.mailMessage,
}
