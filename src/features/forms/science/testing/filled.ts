import type { ScienceValues } from '../schema.ts'

/** A valid enquiry with every field filled in. */
export const filledScience: ScienceValues = {
  name: 'רונית כהן',
  position: 'מנהלת מתנ״ס',
  organization: 'מתנ״ס הדר',
  email: 'ronit@matnas.org.il',
  phone: '08-1234567',
  interests: ['vr', 'ai'],
  notes: 'בחופשת פסח',
}
