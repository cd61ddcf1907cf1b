import { expect, test } from 'vitest'
import { filledSchool } from './testing/filled'
import { toTemplateParams } from './to-template-params'

test('the mail gets exactly these variables', () => {
  expect(toTemplateParams(filledSchool)).toEqual({
    school_name: 'אלונים',
    from_name: 'מבית ספר אלונים',
    age_group: 'חטיבת ביניים',
    phone: '050-1234567',
    from_email: 'dana@school.org.il',
    message: 'שלוש כיתות',
    reply_to: 'dana@school.org.il',
  })
})
