import type { ScienceValues } from './schema.ts'

export const scienceDefaults: ScienceValues = {
  name: '',
  position: '',
  organization: '',
  email: '',
  phone: '',
  interests: [],
  notes: '',
}
