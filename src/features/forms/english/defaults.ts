import type { EnglishValues } from './schema.ts'

export const englishDefaults: EnglishValues = { managerName: '', schoolName: '', phone: '', email: '', notes: '' }
