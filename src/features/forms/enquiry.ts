import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { FormName, MailSettings } from '@/config/mail'
import type { TemplateParams } from '@/lib/send-mail'

/** A line of the enquiry as people read it: "טלפון: 050-0000000". */
export type ReadableLine = [label: string, value: string]

/** Everything that makes one form different from the next. */
export interface Enquiry<Values extends FieldValues> {
  name: FormName
  schema: z.ZodMiniType<Values, Values>
  defaults: Values
  toTemplateParams: (values: Values) => TemplateParams
  /** The same enquiry for a chat message, when sending failed. */
  toLines: (values: Values) => ReadableLine[]
  toasts: { sent: string; failed: string }
}

/** What a form's island receives from the page. */
export interface FormProps {
  mail: MailSettings
  /** Where the enquiry can go when sending failed. */
  owner: { whatsapp: string }
  /** What is said about the details that the form asks for: markup of the page, not of the island. */
  notice?: ReactNode
  /** What stands in the form's place when its code is long in coming. */
  late?: ReactNode
}
