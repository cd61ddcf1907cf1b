import type { FormName } from '../../src/config/forms.ts'
import type { Resume } from '../mail/resume.ts'

/** What a visitor sent, checked and ready to become a mail. */
export interface Enquiry {
  form: FormName
  /** The page it was sent from, for the counts; `-` where it is not known. */
  page: string
  /** The text variables of the mail. */
  text: [name: string, value: string][]
  resume?: Resume | undefined
}
