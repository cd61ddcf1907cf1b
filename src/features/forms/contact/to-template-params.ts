import type { ContactValues } from './schema'

/** What the specification's general mail knows and this form does not ask for: it is sent empty. */
const notAsked = {
  phone: '',
  age: '',
  city: '',
  education: '',
  has_vehicle: '',
  position: '',
  english_level: '',
  teaching_skills: '',
  availability: '',
  tech_background: '',
  hourly_rate: '',
  teaching_experience: '',
  additional_info: '',
}

/** The variables of the contact mail. */
export function toTemplateParams({ fullName, email, message }: ContactValues) {
  return { from_name: fullName, from_email: email, ...notAsked, message, reply_to: email }
}
