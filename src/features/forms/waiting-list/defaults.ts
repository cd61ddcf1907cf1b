import type { WaitingListValues } from './schema'

export const waitingListDefaults: WaitingListValues = { parentName: '', phone: '', grade: '', city: '' }
