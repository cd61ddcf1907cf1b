import type { ContactValues } from '../schema.ts'

/** A valid enquiry with every field filled in. */
export const filledContact: ContactValues = { fullName: 'דנה לוי', email: 'dana@school.org.il', message: 'שלום, אשמח לפרטים' }
