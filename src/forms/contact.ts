import words from '#content/interface/form-contact.json' with { type: 'json' }
import shared from '#content/interface/forms.json' with { type: 'json' }
import { defineForm, type ValuesOf } from './engine/define-form.ts'
import { generalVariables } from './engine/general-variables.ts'
import { email, phone } from './engine/kinds.ts'
import type { MailWordsOf } from './engine/mail-words.ts'
import { atLeast, check, emailPattern, latin, optionalText, text } from './engine/rules.ts'

export const contact = defineForm({
  name: 'contact',
  fields: {
    fullName: {
      kind: 'line',
      label: words.fullName,
      autoComplete: 'name',
      rule: text(shared.fullNameMissing, atLeast(2, shared.fullNameShort)),
      mail: 'from_name',
    },
    email: {
      ...email,
      label: words.email,
      placeholder: shared.personalEmailExample,
      rule: latin(shared.emailMissing, emailPattern(shared.emailWrong)),
      mail: 'from_email',
    },
    // The waiting list has a phone field, and the e-mail service sends it with this form's template.
    phone: { ...phone, label: words.phone, rule: optionalText, mail: 'phone', unasked: true },
    message: {
      kind: 'text',
      label: words.message,
      placeholder: words.messagePlaceholder,
      rule: text(shared.messageMissing, check(isWritten, shared.topicMessageOnly), atLeast(10, shared.messageShort)),
      mail: 'message',
    },
  },
  base: generalVariables,
  replyTo: 'email',
  toasts: { sent: shared.contactAndJobSent, failed: shared.failed },
  receipt: {
    title: words.sentTitle,
    fields: ['fullName', 'email', 'message'],
    reply: shared.reply,
    next: words.sentNext,
    chat: words.sentChat,
  },
})

/** False for the text that a topic prefills, which still lacks the phone number. */
function isWritten(message: string): boolean {
  return message !== shared.topicMessage.trim()
}

export type ContactValues = ValuesOf<typeof contact>

export const contactMail: MailWordsOf<typeof contact> = {
  title: words.mailTitle,
  subject: [words.mailSubject, ': {fullName}'],
}
