import type { FormName } from '../../src/config/forms.ts'
import type { Resume } from '../mail/resume.ts'

/** What a visitor sent, validated and ready to be mailed. */
export interface Enquiry {
  form: FormName
  /** The page it was sent from, for the counts; `-` if unknown. */
  page: string
  /** The text variables of the mail. */
  text: [name: string, value: string][]
  resume?: Resume | undefined
}
