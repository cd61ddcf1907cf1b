import type { TemplateParams } from '#browser/send-mail/send-mail.ts'
import words from '#content/interface/form-job.json' with { type: 'json' }
import { withFirstLine } from '#features/forms/template/with-first-line.ts'
import { wordFor } from '../choices.ts'
import { englishLevels, positions, vehicleAnswers } from './answers.ts'
import type { JobValues } from './schema.ts'

/**
 * The variables of the job mail. A resume adds two; without one they are not there at all. The listing has no variable: it is the first
 * line of the message.
 */
export function toTemplateParams(values: JobValues): TemplateParams {
  const { listing, resume } = values
  return {
    from_name: values.fullName,
    from_email: values.email,
    phone: values.phone,
    age: values.age,
    city: values.city,
    education: values.education,
    has_vehicle: wordFor(vehicleAnswers, values.hasVehicle),
    position: wordFor(positions, values.position),
    english_level: wordFor(englishLevels, values.englishLevel),
    teaching_skills: values.teachingSkills ?? '',
    availability: values.availability,
    tech_background: values.techBackground,
    hourly_rate: values.hourlyRate,
    teaching_experience: values.teachingExperience,
    additional_info: values.additionalInfo,
    message: withFirstLine(listing && `${words.listing}: ${listing}`, values.message),
    reply_to: values.email,
    ...(resume?.state === 'ready' && { resume: resume.dataUrl, resume_name: resume.name }),
  }
}
