import type { TemplateParams } from '#browser/send-mail/send-mail.ts'
import { answerFor } from '../choices.ts'
import { englishLevels, positions, vehicleAnswers } from './answers.ts'
import type { JobValues } from './schema.ts'

/** The way back from `toTemplateParams`, for the server's own check. The resume is not among it: the server looks into the file. */
export function fromTemplateParams(params: TemplateParams): JobValues {
  const given = (name: string) => params[name] ?? ''
  return {
    // Part of the message by now.
    listing: '',
    fullName: given('from_name'),
    email: given('from_email'),
    message: given('message'),
    phone: given('phone'),
    age: given('age'),
    city: given('city'),
    education: given('education'),
    hasVehicle: answerFor(vehicleAnswers, given('has_vehicle')),
    position: answerFor(positions, given('position')),
    englishLevel: answerFor(englishLevels, given('english_level')),
    hourlyRate: given('hourly_rate'),
    availability: given('availability'),
    techBackground: given('tech_background'),
    teachingExperience: given('teaching_experience'),
    teachingSkills: given('teaching_skills'),
    additionalInfo: given('additional_info'),
    resume: null,
  }
}
