import { wordFor } from '../choices'
import type { SchoolValues } from './schema'
import { ageGroups } from './words'

/** The variables of the school mail, as the people who read it want them. */
export function toTemplateParams({ schoolName, ageGroup, phone, email, notes }: SchoolValues) {
  return {
    school_name: schoolName,
    from_name: `מבית ספר ${schoolName}`,
    age_group: wordFor(ageGroups, ageGroup),
    phone,
    from_email: email,
    message: notes,
    reply_to: email,
  }
}
