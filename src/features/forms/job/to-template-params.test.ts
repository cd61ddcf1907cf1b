import { expect, test } from 'vitest'
import { filledJob } from '../testing/filled'
import { toTemplateParams } from './to-template-params'

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
  teaching_skills: 'סבלנות',
  availability: 'בקרים',
  tech_background: 'Java, C++',
  hourly_rate: '80',
  teaching_experience: 'שנתיים',
  additional_info: 'אוהבת בלוקים',
  message: 'שלום, אשמח לפרטים',
  reply_to: 'dana@school.org.il',
}

test('the mail gets exactly these variables', () => {
  expect(toTemplateParams(filledJob)).toEqual(params)
})

test('a resume adds itself and its name', () => {
  const resume = { state: 'ready', name: 'קורות חיים.pdf', size: 4, dataUrl: 'data:application/pdf;base64,JVBERi0=' } as const
  expect(toTemplateParams({ ...filledJob, resume })).toEqual({ ...params, resume: resume.dataUrl, resume_name: 'קורות חיים.pdf' })
})

test('a resume that was refused is not sent', () => {
  const resume = { state: 'refused', name: 'cv.pages', size: 4, problem: 'x' } as const
  expect(toTemplateParams({ ...filledJob, resume })).toEqual(params)
})
