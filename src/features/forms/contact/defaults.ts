import type { ContactValues } from './schema'

export const contactDefaults: ContactValues = { fullName: '', email: '', message: '' }
