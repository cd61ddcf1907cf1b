import type { SchoolValues } from './schema.ts'

export const schoolDefaults: SchoolValues = { schoolName: '', ageGroup: '', phone: '', email: '', notes: '' }
