import type { ContactValues } from './schema.ts'

export const contactDefaults: ContactValues = { fullName: '', email: '', message: '' }
