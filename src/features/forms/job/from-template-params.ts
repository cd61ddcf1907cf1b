import type { TemplateParams } from '@/lib/send-mail'
import { answerFor } from '../choices'
import { emptyGeneralParams } from '../general-params'
import { englishLevels, positions, vehicleAnswers } from './answers'
import type { JobValues } from './schema'

/** The way back from `toTemplateParams`, for the server's own check. The resume is not among it: the server looks into the file. */
export function fromTemplateParams(given: TemplateParams): JobValues {
  const params = { ...emptyGeneralParams, ...given }
  return {
    fullName: params.from_name,
    email: params.from_email,
    message: params.message,
    phone: params.phone,
    age: params.age,
    city: params.city,
    education: params.education,
    hasVehicle: answerFor(vehicleAnswers, params.has_vehicle),
    position: answerFor(positions, params.position),
    englishLevel: answerFor(englishLevels, params.english_level),
    hourlyRate: params.hourly_rate,
    availability: params.availability,
    techBackground: params.tech_background,
    teachingExperience: params.teaching_experience,
    teachingSkills: params.teaching_skills,
    additionalInfo: params.additional_info,
    resume: null,
  }
}
