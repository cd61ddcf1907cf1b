import type { ScienceValues } from './schema'

export const scienceDefaults: ScienceValues = {
  name: '',
  position: '',
  organization: '',
  email: '',
  phone: '',
  interests: [],
  notes: '',
}
