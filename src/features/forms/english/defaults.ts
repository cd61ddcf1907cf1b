import type { EnglishValues } from './schema'

export const englishDefaults: EnglishValues = { managerName: '', schoolName: '', phone: '', email: '', notes: '' }
