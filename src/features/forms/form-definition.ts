import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { TemplateParams } from '#browser/send-mail/send-mail.ts'
import type { FormName } from '#config/forms.ts'
import type { MailSettings } from '#config/mail.ts'
import type { AnswerLists, LabelledField } from './field-types.ts'

/** Everything that makes one form different from the next. */
export interface FormDefinition<Values extends FieldValues> {
  name: FormName
  schema: z.ZodMiniType<Values>
  defaults: Values
  toTemplateParams: (values: Values) => TemplateParams
  /** What the enquiry is about, where the form is for one thing only: said first in its chat message. */
  topic?: string
  /** The label of each field, in the order of the form. */
  labels: Record<LabelledField<Values>, string>
  /** The words for the answers of each question. */
  answers: AnswerLists<Values>
  toasts: { sent: string; failed: string }
  /** The lasting confirmation. */
  receipt: {
    title: string
    /** Two to four that say whose enquiry it was and how it is answered; the first is the name in the chat's message. */
    fields: LabelledField<Values>[]
    /** When it is answered. */
    reply: string
    /** What happens then. */
    next: string
    /** What the chat has typed already; `{name}` is the first field. */
    chat: string
  }
}

/** What a form's island receives from the page. */
export interface FormProps {
  mail: MailSettings
  /** Where the enquiry can go when sending failed. */
  owner: { whatsapp: string }
  /** What is said about the details that the form asks for: markup of the page, not of the island. */
  notice?: ReactNode
  /** What is shown in the form's place when its code is slow to arrive. */
  late?: ReactNode
}
