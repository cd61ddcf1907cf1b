import { expect, test } from 'vitest'
import type { Interest } from '#schemas/interest.ts'
import { filledScience } from './testing/filled.ts'
import { toTemplateParams } from './to-template-params.ts'

test('the mail gets exactly these variables', () => {
  expect(toTemplateParams(filledScience)).toEqual({
    from_name: 'רונית כהן',
    position: 'מנהלת מתנ״ס',
    school_name: 'מתנ״ס הדר',
    phone: '08-1234567',
    from_email: 'ronit@matnas.org.il',
    message: 'תחומי עניין: בינה מלאכותית, מציאות מדומה\nהערות: בחופשת פסח',
    reply_to: 'ronit@matnas.org.il',
  })
})

test('without interests the message is the notes, without notes the interests, without both nothing', () => {
  const message = (interests: string[], notes: string) =>
    toTemplateParams({ ...filledScience, interests: interests as Interest[], notes }).message
  expect(message([], 'בקיץ')).toBe('הערות: בקיץ')
  expect(message(['media'], '')).toBe('תחומי עניין: מדיה')
  expect(message([], '')).toBe('')
  expect(message(['unheard-of'], '')).toBe('')
})
