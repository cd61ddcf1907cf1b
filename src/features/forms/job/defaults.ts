import type { JobValues } from './schema.ts'

export const jobDefaults: JobValues = {
  listing: '',
  fullName: '',
  email: '',
  message: '',
  phone: '',
  age: '',
  city: '',
  education: '',
  hasVehicle: '',
  position: '',
  englishLevel: '',
  hourlyRate: '',
  availability: '',
  techBackground: '',
  teachingExperience: '',
  additionalInfo: '',
  resume: null,
}
