import type { Enquiry } from '../outbox/enquiry.ts'

/** An enquiry of the contact form. */
export function enquiryOf(message: string, changes: Partial<Enquiry> = {}): Enquiry {
  const text: Enquiry['text'] = [
    ['from_name', 'דנה לוי'],
    ['from_email', 'dana@school.org.il'],
    ['message', message],
    ['reply_to', 'dana@school.org.il'],
  ]
  return { form: 'contact', page: '/contact', text, ...changes }
}
