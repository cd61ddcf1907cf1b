import { expect, test } from 'vitest'
import { fromTemplateParams } from './from-template-params.ts'
import { schoolDefinition } from './school-definition.ts'
import { filledSchool } from './testing/filled.ts'
import { toTemplateParams } from './to-template-params.ts'

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

test.each([
  ['הדר', 'מבית ספר הדר'],
  ['בית ספר הדר', 'מבית ספר הדר'],
  ['ביה"ס הדר', 'מבית ספר הדר'],
  ['בית ספר', 'מבית ספר'],
])('“%s” is said to be a school once, and its name stays as it was typed', (schoolName, from_name) => {
  const params = toTemplateParams({ ...filledSchool, schoolName })
  expect(params).toMatchObject({ from_name, school_name: schoolName })
  expect(fromTemplateParams(params).schoolName).toBe(schoolName)
})

test('a page with a topic names it in a line before the notes, which stay whole; the variables are the same', () => {
  const { toTemplateParams: toParams } = schoolDefinition('בינה מלאכותית (AI)')
  const params = toParams({ ...filledSchool, notes: 'שלוש כיתות\nביום שני' })
  expect(params['message']).toBe('נושא: בינה מלאכותית (AI)\nשלוש כיתות\nביום שני')
  expect(Object.keys(params)).toEqual(Object.keys(toTemplateParams(filledSchool)))
  expect(toParams({ ...filledSchool, notes: '' })['message']).toBe('נושא: בינה מלאכותית (AI)')
})

test('without a topic the message is the notes and nothing else', () => {
  const { toTemplateParams: toParams } = schoolDefinition()
  expect(fromTemplateParams(toParams(filledSchool))).toEqual(filledSchool)
  expect(toParams({ ...filledSchool, notes: '' })['message']).toBe('')
})
