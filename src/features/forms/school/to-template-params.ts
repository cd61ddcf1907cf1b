import * as words from '@/content/interface/form-school.json'
import { withFirstLine } from '@/features/forms/template/with-first-line'
import { bareSchoolName } from '@/lib/text/bare-school-name'
import { wordFor } from '../choices'
import { ageGroups } from './answers'
import type { SchoolValues } from './schema'

/** The variables of the school mail, as the people who read it want them. What the page is about comes before the notes. */
export function toTemplateParams({ schoolName, ageGroup, phone, email, notes }: SchoolValues, topic = '') {
  return {
    school_name: schoolName,
    from_name: `${words.mailSender} ${bareSchoolName(schoolName)}`.trim(),
    age_group: wordFor(ageGroups, ageGroup),
    phone,
    from_email: email,
    message: withFirstLine(topic, notes),
    reply_to: email,
  }
}
