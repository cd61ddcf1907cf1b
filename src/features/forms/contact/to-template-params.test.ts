import { expect, test } from 'vitest'
import { filledContact } from './testing/filled.ts'
import { toTemplateParams } from './to-template-params.ts'

test('the mail gets exactly these variables', () => {
  expect(toTemplateParams(filledContact)).toEqual({
    from_name: 'דנה לוי',
    from_email: 'dana@school.org.il',
    phone: '',
    age: '',
    city: '',
    education: '',
    has_vehicle: '',
    position: '',
    english_level: '',
    teaching_skills: '',
    availability: '',
    tech_background: '',
    hourly_rate: '',
    teaching_experience: '',
    additional_info: '',
    message: 'שלום, אשמח לפרטים',
    reply_to: 'dana@school.org.il',
  })
})
