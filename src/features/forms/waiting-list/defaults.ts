import type { WaitingListValues } from './schema.ts'

export const waitingListDefaults: WaitingListValues = { parentName: '', phone: '', grade: '', city: '' }
