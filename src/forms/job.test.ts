import { describe, expect, test } from 'vitest'
import texts from '#content/interface/form-job.json' with { type: 'json' }
import { fromMail } from './engine/from-mail.ts'
import { toMail } from './engine/to-mail.ts'
import { type JobValues, job } from './job.ts'
import { filledJob } from './testing/filled.ts'
import { problemChecker } from './testing/problem-checker.ts'

const problemAt = problemChecker(job, filledJob)

// spec: 5-rule-message-five
test.each<[keyof JobValues, required: string, outside: string[], message: string, inside: string[]]>([
  ['fullName', 'נא להזין שם מלא', ['ד'], 'שם חייב להכיל לפחות 2 תווים', ['דנ']],
  ['email', 'נא להזין כתובת אימייל', ['dana@'], 'כתובת אימייל לא תקינה', ['a@b.co']],
  ['message', 'נא להזין הודעה', ['123456789'], 'ההודעה חייבת להכיל לפחות 10 תווים', ['1234567890']],
  ['phone', 'נא להזין מספר טלפון', ['050123456', '05012345678', '050-123456', '050-1234567'], 'מספר טלפון לא תקין', ['0501234567']],
  ['age', 'נא להזין גיל', ['17', '17.9', '-20', 'עשרים'], 'גיל מינימלי הוא 18', ['18', '67', '120']],
  ['city', 'נא להזין מקום מגורים', [], '', ['ע']],
  ['education', 'נא להזין השכלה', [], '', ['ת']],
  ['hasVehicle', 'נא לבחור אפשרות', ['maybe'], 'נא לבחור אפשרות', ['yes', 'no']],
  ['position', 'נא לבחור משרה', ['boss'], 'נא לבחור משרה', ['programming', 'english', 'digital']],
  ['englishLevel', 'נא לבחור רמת אנגלית', ['none'], 'נא לבחור רמת אנגלית', ['native', 'fluent', 'good', 'basic']],
])('%s: accepts values just inside its rule and rejects values just outside', (field, required, outside, message, inside) => {
  expect(problemAt(field, '')).toBe(required)
  for (const value of outside) expect(problemAt(field, value), `"${value}"`).toBe(message)
  for (const value of inside) expect(problemAt(field, value), `"${value}"`).toBeUndefined()
})

test.each(['hourlyRate', 'availability', 'techBackground', 'teachingExperience', 'teachingSkills', 'additionalInfo'] as const)(
  '%s is optional',
  (field) => {
    expect(problemAt(field, '')).toBeUndefined()
  },
)

test.each(['Infinity', '1e2', '200', '121', '18.5', '0x20'])('rejects %s as an age', (age) => {
  expect(problemAt('age', age)).toBe('נא להזין גיל במספר שלם, עד 120')
})

describe('a resume', () => {
  const file = { name: 'cv.pdf', size: 9 }

  test('is optional, and accepted if it is ready', () => {
    expect(problemAt('resume', null)).toBeUndefined()
    expect(problemAt('resume', { ...file, state: 'ready', dataUrl: 'data:,' })).toBeUndefined()
  })

  test('blocks the form if it was rejected or is still being read', () => {
    expect(problemAt('resume', { ...file, state: 'refused', problem: 'x' })).toBeDefined()
    expect(problemAt('resume', { ...file, state: 'reading' })).toBeDefined()
  })
})

describe('the mail of an application', () => {
  const application = { ...filledJob, topic: '' }
  const params = {
    from_name: 'דנה לוי',
    from_email: 'dana@school.org.il',
    phone: '0501234567',
    age: '24',
    city: 'קריית גת',
    education: 'סטודנטית למדעי המחשב',
    has_vehicle: 'לא',
    position: 'אנגלית',
    english_level: 'שוטפת',
    teaching_skills: '',
    availability: 'בקרים',
    tech_background: 'Java, C++',
    hourly_rate: '80',
    teaching_experience: 'שנתיים',
    additional_info: 'אוהבת בלוקים',
    message: 'שלום, אשמח לפרטים',
    reply_to: 'dana@school.org.il',
  }

  // spec: 7-template-params-form
  test('has exactly these variables', () => {
    expect(toMail(job, { ...application, resume: null })).toEqual(params)
  })

  // spec: 3-teachingskills-read-sent
  test('teaching skills, which have no control, are read and sent', () => {
    const sent = toMail(job, { ...application, teachingSkills: 'סבלנות', resume: null })
    expect(sent).toEqual({ ...params, teaching_skills: 'סבלנות' })
    expect(fromMail(job, sent)).toMatchObject({ teachingSkills: 'סבלנות' })
  })

  // spec: 3-resume-data-url
  test('a resume adds its content and its name', () => {
    const resume = { resume: 'data:application/pdf;base64,JVBERi0=', resume_name: 'קורות חיים.pdf' }
    expect(toMail(job, application)).toEqual({ ...params, ...resume })
  })

  test('a rejected resume is not sent', () => {
    const resume = { state: 'refused', name: 'cv.pages', size: 4, problem: 'x' } as const
    expect(toMail(job, { ...application, resume })).toEqual(params)
  })

  // spec: decided-application-listing
  test('names the listing in a line before the complete message, and has the same variables', () => {
    const topic = 'מדריכים ומדריכות ל־Java ול־Android'
    const message = `${texts.listing}: ${topic}\nשלום, אשמח לפרטים`
    expect(toMail(job, { ...filledJob, topic, resume: null })).toEqual({ ...params, message })
  })
})
