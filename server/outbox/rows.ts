import type { FormName } from '../../src/config/forms.ts'
import type { Enquiry } from './enquiry.ts'

export interface EnquiryRow {
  id: number
  digest: Uint8Array
  form: FormName
  page: string
  day: string
  text: string
  resume_name: string | null
  resume_type: string | null
  resume: Uint8Array<ArrayBuffer> | null
  received_at: number
  tries: number
  cause: string | null
}

export function toEnquiry(row: EnquiryRow): Enquiry {
  return {
    form: row.form,
    page: row.page,
    text: JSON.parse(row.text) as Enquiry['text'],
    ...(row.resume && {
      resume: { filename: row.resume_name ?? '', contentType: row.resume_type ?? '', content: Buffer.from(row.resume) },
    }),
  }
}
