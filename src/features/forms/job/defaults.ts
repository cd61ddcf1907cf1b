import type { JobValues } from './schema'

export const jobDefaults: JobValues = {
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
  teachingSkills: '',
  additionalInfo: '',
  resume: null,
}
