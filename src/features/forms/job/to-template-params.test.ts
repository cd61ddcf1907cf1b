import { expect, test } from 'vitest'
import { filledJob } from './testing/filled.ts'
import { toTemplateParams } from './to-template-params.ts'

const application = { ...filledJob, listing: '' }

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

test('the mail gets exactly these variables', () => {
  expect(toTemplateParams({ ...application, resume: null })).toEqual(params)
})

test('teaching skills, which no field asks for, are read and sent', () => {
  expect(toTemplateParams({ ...application, teachingSkills: 'סבלנות', resume: null })).toEqual({ ...params, teaching_skills: 'סבלנות' })
})

test('a resume adds itself and its name', () => {
  const resume = { resume: 'data:application/pdf;base64,JVBERi0=', resume_name: 'קורות חיים.pdf' }
  expect(toTemplateParams(application)).toEqual({ ...params, ...resume })
})

test('a resume that was refused is not sent', () => {
  const resume = { state: 'refused', name: 'cv.pages', size: 4, problem: 'x' } as const
  expect(toTemplateParams({ ...application, resume })).toEqual(params)
})

test('the listing that it began at is named in a line before the message, which stays whole; the variables are the same', () => {
  const listing = 'מדריכים ומדריכות ל־Java ול־Android'
  const message = `מועמדות ל: ${listing}\nשלום, אשמח לפרטים`
  expect(toTemplateParams({ ...filledJob, listing, resume: null })).toEqual({ ...params, message })
})
