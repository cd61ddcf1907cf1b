import type { SchoolValues } from './schema'

export const schoolDefaults: SchoolValues = { schoolName: '', ageGroup: '', phone: '', email: '', notes: '' }
