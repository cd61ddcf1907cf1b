import { expect, test } from 'vitest'
import { filledEnglish } from './testing/filled.ts'
import { toTemplateParams } from './to-template-params.ts'

test('the mail gets exactly these variables', () => {
  expect(toTemplateParams(filledEnglish)).toEqual({
    from_name: 'דנה לוי',
    school_name: 'אלונים',
    phone: '0501234567',
    from_email: 'dana@school.org.il',
    message: 'שכבת ה׳',
    reply_to: 'dana@school.org.il',
  })
})
