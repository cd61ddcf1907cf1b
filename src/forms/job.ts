import words from '#content/interface/form-job.json' with { type: 'json' }
import shared from '#content/interface/forms.json' with { type: 'json' }
import file from '#content/roles/roles.json' with { type: 'json' }
import { defineForm, type ValuesOf } from './engine/define-form.ts'
import { email, phone } from './engine/kinds.ts'
import type { MailWordsOf } from './engine/mail-words.ts'
import { atLeast, check, emailPattern, latin, oneOf, optionalFile, optionalText, pattern, text } from './engine/rules.ts'

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
  basic: words.englishLevelBasic,
  good: words.englishLevelGood,
  fluent: words.englishLevelFluent,
  native: words.englishLevelNative,
}

/** The topic of an application is the listing that it was started from. */
export const job = defineForm(
  {
    name: 'job',
    fields: {
      fullName: {
        kind: 'line',
        label: words.fullName,
        autoComplete: 'name',
        rule: text(shared.fullNameMissing, atLeast(2, shared.fullNameShort)),
        mail: 'from_name',
        block: { part: 'who', word: words.blockFullName },
      },
      phone: {
        ...phone,
        label: words.phone,
        hint: words.phoneHint,
        hintFirst: true,
        rule: latin(words.phoneMissing, pattern(/^\d{10}$/, words.phoneWrong)),
        mail: 'phone',
        block: { part: 'who', word: words.blockPhone },
      },
      email: {
        ...email,
        label: words.email,
        placeholder: shared.personalEmailExample,
        rule: latin(shared.emailMissing, emailPattern(shared.emailWrong)),
        mail: 'from_email',
        block: { part: 'who', word: words.blockEmail },
      },
      resume: { kind: 'file', label: words.resume, rule: optionalFile(words.resumeUnreadable), mail: 'resume' },
      city: {
        kind: 'line',
        label: words.city,
        autoComplete: 'address-level2',
        rule: text(words.cityMissing),
        mail: 'city',
        block: { part: 'who', word: words.blockCity },
      },
      age: {
        kind: 'line',
        label: words.age,
        inputMode: 'numeric',
        rule: text(
          words.ageMissing,
          check((age) => Number(age) >= youngest, words.ageTooYoung),
          check((age) => /^\d+$/.test(age) && Number(age) <= oldest, words.ageWrong),
        ),
        mail: 'age',
        block: { part: 'who', word: words.blockAge },
      },
      position: {
        kind: 'choice',
        label: words.position,
        ...oneOf(positions, words.positionMissing),
        mail: 'position',
        block: { part: 'fit', word: words.blockPosition },
      },
      englishLevel: {
        kind: 'choice',
        label: words.englishLevel,
        ...oneOf(englishLevels, words.englishLevelMissing),
        mail: 'english_level',
        block: { part: 'fit', word: words.blockEnglishLevel },
      },
      hasVehicle: {
        kind: 'choice',
        label: words.hasVehicle,
        ...oneOf({ yes: words.vehicleYes, no: words.vehicleNo }, words.hasVehicleMissing),
        mail: 'has_vehicle',
        block: { part: 'fit', word: words.blockHasVehicle },
      },
      education: {
        kind: 'sentence',
        label: words.education,
        placeholder: words.educationPlaceholder,
        rule: text(words.educationMissing),
        mail: 'education',
        block: { part: 'fit', word: words.blockEducation },
      },
      message: {
        kind: 'text',
        label: words.message,
        placeholder: words.messagePlaceholder,
        rule: text(shared.messageMissing, atLeast(10, shared.messageShort)),
        mail: 'message',
        block: { part: 'about', word: words.blockMessage },
      },
      availability: {
        kind: 'sentence',
        label: words.availability,
        placeholder: words.availabilityPlaceholder,
        rule: optionalText,
        mail: 'availability',
      },
      hourlyRate: {
        kind: 'line',
        label: words.hourlyRate,
        placeholder: words.hourlyRatePlaceholder,
        rule: optionalText,
        mail: 'hourly_rate',
      },
      teachingExperience: {
        kind: 'sentence',
        label: words.teachingExperience,
        placeholder: words.teachingExperiencePlaceholder,
        rule: optionalText,
        mail: 'teaching_experience',
      },
      techBackground: {
        kind: 'sentence',
        label: words.techBackground,
        placeholder: words.techBackgroundPlaceholder,
        rule: optionalText,
        mail: 'tech_background',
      },
      // The specification requires this variable, although the form has no control for it.
      teachingSkills: { kind: 'sentence', label: words.teachingSkills, rule: optionalText, mail: 'teaching_skills', unasked: true },
      additionalInfo: {
        kind: 'sentence',
        label: words.additionalInfo,
        placeholder: words.additionalInfoPlaceholder,
        rule: optionalText,
        mail: 'additional_info',
      },
    },
    replyTo: 'email',
    toasts: { sent: shared.contactAndJobSent, failed: shared.failed },
    receipt: {
      title: words.sentTitle,
      fields: ['fullName', 'position', 'phone', 'resume'],
      reply: shared.reply,
      next: words.sentNext,
      chat: words.sentChat,
    },
  },
  words.listing,
)

export type JobValues = ValuesOf<typeof job>

export const jobMail: MailWordsOf<typeof job> = {
  title: words.mailTitle,
  subject: [words.mailSubject, ': {fullName}', ' ({position})'],
  labels: {
    position: words.mailPosition,
    resume: words.mailResume,
    message: words.mailMessage,
    hasVehicle: words.mailHasVehicle,
    englishLevel: words.mailEnglishLevel,
    hourlyRate: words.mailHourlyRate,
    additionalInfo: words.mailAdditionalInfo,
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
