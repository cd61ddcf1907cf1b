import type { ReactNode } from 'react'
import type { MailSettings } from '#config/mail.ts'

/** Props that a form's island receives from the page. */
export interface FormProps {
  mail: MailSettings
  /** The chat number: the fallback if sending fails, and a link in the receipt. */
  owner: { whatsapp: string }
  /** Notice about the personal details that the form asks for: markup of the page, not of the island. */
  notice?: ReactNode
  /** Shown in place of the submit button if the code is slow to load. */
  slowLoadNotice?: ReactNode
}
