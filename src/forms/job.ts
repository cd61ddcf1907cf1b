import texts from '#content/interface/form-job.json' with { type: 'json' }
import shared from '#content/interface/forms.json' with { type: 'json' }
import file from '#content/roles/roles.json' with { type: 'json' }
import { defineForm, type ValuesOf } from './engine/define-form.ts'
import { email, phone } from './engine/field-presets.ts'
import type { MailTextsOf } from './engine/mail-texts.ts'
import {
  atLeast,
  check,
  emailPattern,
  oneOf,
  optionalFile,
  optionalText,
  pattern,
  text,
  textWithoutDirectionMarks,
} from './engine/rules.ts'

const youngest = 18
const oldest = 120

/**
 * The roles that the owner is looking for (src/content/roles). The three of the specification always exist (src/schemas/role.ts);
 * the types do not include the others.
 */
export const positions = Object.fromEntries(file.roles.map(({ id, label }) => [id, label])) as Record<
  'programming' | 'english' | 'digital',
  string
>

/** From the lowest level to the highest. */
const englishLevels = {
  basic: texts.englishLevelBasic,
  good: texts.englishLevelGood,
  fluent: texts.englishLevelFluent,
  native: texts.englishLevelNative,
}

/** The topic of an application is the listing that it was started from. */
export const job = defineForm(
  {
    name: 'job',
    fields: {
      fullName: {
        kind: 'line',
        label: texts.fullName,
        autoComplete: 'name',
        rule: text(shared.fullNameMissing, atLeast(2, shared.fullNameShort)),
        mail: 'from_name',
        block: { part: 'who', label: texts.blockFullName },
      },
      phone: {
        ...phone,
        label: texts.phone,
        hint: texts.phoneHint,
        showHintAlways: true,
        rule: textWithoutDirectionMarks(texts.phoneMissing, pattern(/^\d{10}$/, texts.phoneWrong)),
        mail: 'phone',
        block: { part: 'who', label: texts.blockPhone },
      },
      email: {
        ...email,
        label: texts.email,
        placeholder: shared.personalEmailExample,
        rule: textWithoutDirectionMarks(shared.emailMissing, emailPattern(shared.emailWrong)),
        mail: 'from_email',
        block: { part: 'who', label: texts.blockEmail },
      },
      resume: { kind: 'file', label: texts.resume, rule: optionalFile(texts.resumeUnreadable), mail: 'resume' },
      city: {
        kind: 'line',
        label: texts.city,
        autoComplete: 'address-level2',
        rule: text(texts.cityMissing),
        mail: 'city',
        block: { part: 'who', label: texts.blockCity },
      },
      age: {
        kind: 'line',
        label: texts.age,
        inputMode: 'numeric',
        rule: text(
          texts.ageMissing,
          check((age) => Number(age) >= youngest, texts.ageTooYoung),
          check((age) => /^\d+$/.test(age) && Number(age) <= oldest, texts.ageWrong),
        ),
        mail: 'age',
        block: { part: 'who', label: texts.blockAge },
      },
      position: {
        kind: 'choice',
        label: texts.position,
        ...oneOf(positions, texts.positionMissing),
        mail: 'position',
        block: { part: 'fit', label: texts.blockPosition },
      },
      englishLevel: {
        kind: 'choice',
        label: texts.englishLevel,
        ...oneOf(englishLevels, texts.englishLevelMissing),
        mail: 'english_level',
        block: { part: 'fit', label: texts.blockEnglishLevel },
      },
      hasVehicle: {
        kind: 'choice',
        label: texts.hasVehicle,
        ...oneOf({ yes: texts.vehicleYes, no: texts.vehicleNo }, texts.hasVehicleMissing),
        mail: 'has_vehicle',
        block: { part: 'fit', label: texts.blockHasVehicle },
      },
      education: {
        kind: 'sentence',
        label: texts.education,
        placeholder: texts.educationPlaceholder,
        rule: text(texts.educationMissing),
        mail: 'education',
        block: { part: 'fit', label: texts.blockEducation },
      },
      message: {
        kind: 'text',
        label: texts.message,
        placeholder: texts.messagePlaceholder,
        rule: text(shared.messageMissing, atLeast(10, shared.messageShort)),
        mail: 'message',
        block: { part: 'about', label: texts.blockMessage },
      },
      availability: {
        kind: 'sentence',
        label: texts.availability,
        placeholder: texts.availabilityPlaceholder,
        rule: optionalText,
        mail: 'availability',
      },
      hourlyRate: {
        kind: 'line',
        label: texts.hourlyRate,
        placeholder: texts.hourlyRatePlaceholder,
        rule: optionalText,
        mail: 'hourly_rate',
      },
      teachingExperience: {
        kind: 'sentence',
        label: texts.teachingExperience,
        placeholder: texts.teachingExperiencePlaceholder,
        rule: optionalText,
        mail: 'teaching_experience',
      },
      techBackground: {
        kind: 'sentence',
        label: texts.techBackground,
        placeholder: texts.techBackgroundPlaceholder,
        rule: optionalText,
        mail: 'tech_background',
      },
      // The specification requires this variable, although the form has no control for it.
      teachingSkills: { kind: 'sentence', label: texts.teachingSkills, rule: optionalText, mail: 'teaching_skills', hasNoControl: true },
      additionalInfo: {
        kind: 'sentence',
        label: texts.additionalInfo,
        placeholder: texts.additionalInfoPlaceholder,
        rule: optionalText,
        mail: 'additional_info',
      },
    },
    replyTo: 'email',
    toasts: { sent: shared.contactAndJobSent, failed: shared.failed },
    receipt: {
      title: texts.sentTitle,
      fields: ['fullName', 'position', 'phone', 'resume'],
      reply: shared.reply,
      next: texts.sentNext,
      chat: texts.sentChat,
    },
  },
  texts.listing,
)

export type JobValues = ValuesOf<typeof job>

export const jobMail: MailTextsOf<typeof job> = {
  title: texts.mailTitle,
  subject: [texts.mailSubject, ': {fullName}', ' ({position})'],
  labels: {
    position: texts.mailPosition,
    resume: texts.mailResume,
    message: texts.mailMessage,
    hasVehicle: texts.mailHasVehicle,
    englishLevel: texts.mailEnglishLevel,
    hourlyRate: texts.mailHourlyRate,
    additionalInfo: texts.mailAdditionalInfo,
  },
  order: [
    'fullName',
    'position',
    'phone',
    'email',
    'resume',
    'message',
    'age',
    'city',
    'hasVehicle',
    'englishLevel',
    'hourlyRate',
    'education',
    'availability',
    'teachingExperience',
    'teachingSkills',
    'techBackground',
    'additionalInfo',
  ],
}
