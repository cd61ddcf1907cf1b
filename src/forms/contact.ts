import texts from '#content/interface/form-contact.json' with { type: 'json' }
import shared from '#content/interface/forms.json' with { type: 'json' }
import { defineForm, type ValuesOf } from './engine/define-form.ts'
import { email } from './engine/field-presets.ts'
import { generalVariables } from './engine/general-variables.ts'
import type { MailTextsOf } from './engine/mail-texts.ts'
import { atLeast, check, emailPattern, text, textWithoutDirectionMarks } from './engine/rules.ts'

export const contact = defineForm({
  name: 'contact',
  fields: {
    fullName: {
      kind: 'line',
      label: texts.fullName,
      autoComplete: 'name',
      rule: text(shared.fullNameMissing, atLeast(2, shared.fullNameShort)),
      mail: 'from_name',
    },
    email: {
      ...email,
      label: texts.email,
      placeholder: shared.personalEmailExample,
      rule: textWithoutDirectionMarks(shared.emailMissing, emailPattern(shared.emailWrong)),
      mail: 'from_email',
    },
    message: {
      kind: 'text',
      label: texts.message,
      placeholder: texts.messagePlaceholder,
      rule: text(shared.messageMissing, check(isWritten, shared.topicMessageOnly), atLeast(10, shared.messageShort)),
      mail: 'message',
    },
  },
  emptyVariables: generalVariables,
  replyTo: 'email',
  toasts: { sent: shared.contactAndJobSent, failed: shared.failed },
  receipt: {
    title: texts.sentTitle,
    fields: ['fullName', 'email', 'message'],
    reply: shared.reply,
    next: texts.sentNext,
    chat: texts.sentChat,
  },
})

/** False for the text that a topic prefills, which still lacks the phone number. */
function isWritten(message: string): boolean {
  return message !== shared.topicMessage.trim()
}

export type ContactValues = ValuesOf<typeof contact>

export const contactMail: MailTextsOf<typeof contact> = {
  title: texts.mailTitle,
  subject: [texts.mailSubject, ': {fullName}'],
  // The e-mail service sends the waiting list, which has a phone number, with the template of this form.
  extraRows: [{ before: 'message', kind: 'phone', label: texts.phone, variable: 'phone' }],
}
