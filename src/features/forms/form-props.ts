import type { ReactNode } from 'react'
import type { MailSettings } from '#config/mail.ts'

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
