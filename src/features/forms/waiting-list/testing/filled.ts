import type { WaitingListValues } from '../schema.ts'

/** A valid enquiry with every field filled in. */
export const filledWaitingList: WaitingListValues = { parentName: 'דנה לוי', phone: '050-1234567', grade: '4', city: 'קריית גת' }
