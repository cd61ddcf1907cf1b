import type { TemplateParams } from '#browser/send-mail/send-mail.ts'
import { answerFor } from '../choices.ts'
import { ageGroups } from './answers.ts'
import type { SchoolValues } from './schema.ts'

/** The way back from `toTemplateParams`, for the server's own check. */
export function fromTemplateParams(params: TemplateParams): SchoolValues {
  const { school_name = '', age_group = '', phone = '', from_email = '', message = '' } = params
  return { schoolName: school_name, ageGroup: answerFor(ageGroups, age_group), phone, email: from_email, notes: message }
}
