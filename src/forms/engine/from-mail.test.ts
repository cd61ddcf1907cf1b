import { expect, test } from 'vitest'
import type { FormName } from '#config/forms.ts'
import { testedForms } from '../testing/tested-forms.ts'
import { checkValues } from './check-values.ts'
import { fromMail } from './from-mail.ts'
import { toMail } from './to-mail.ts'

const invalidFields = (form: (typeof testedForms)[number]['form'], params: Record<string, string>) =>
  Object.keys(checkValues(form, fromMail(form, params)).problems)

test.each(testedForms)('an empty $name mail has the same problems as an empty form', ({ form, full, defaults }) => {
  const empty = Object.fromEntries(Object.keys(toMail(form, full)).map((name) => [name, '']))
  expect(invalidFields(form, empty)).toEqual(Object.keys(checkValues(form, defaults).problems))
  expect(invalidFields(form, {})).toEqual(invalidFields(form, empty))
})

test.each<[FormName, string, string, string]>([
  ['school', 'age_group', 'no such school', 'ageGroup'],
  ['school', 'from_email', 'dana@school', 'email'],
  ['english', 'phone', '12345', 'phone'],
  ['contact', 'message', 'קצר', 'message'],
  ['contact', 'message', 'נושא: נושא ארוך מאוד\nקצר', 'message'],
  ['job', 'age', '17', 'age'],
  ['job', 'position', 'constructor', 'position'],
  ['waiting-list', 'phone', '12345', 'phone'],
  ['waiting-list', 'message', 'רשימת המתנה: המחנה הבא\nכיתה: constructor\nעיר או יישוב: קריית גת', 'grade'],
  ['waiting-list', 'message', 'רשימת המתנה: המחנה הבא\nכיתה: ד׳', 'city'],
])('in a %s mail whose %s is “%s”, only the field %s has a problem', (name, variable, value, field) => {
  const { form, full } = testedForms.find((tested) => tested.name === name) ?? {}
  if (!form) throw new Error(name)
  expect(invalidFields(form, { ...toMail(form, full ?? {}), [variable]: value })).toEqual([field])
})

test('reads line breaks in LF and CRLF form', () => {
  const { form, full } = testedForms.find(({ name }) => name === 'waiting-list') ?? {}
  if (!form || !full) throw new Error('waiting-list')
  const params = toMail(form, full)
  expect(fromMail(form, { ...params, message: params['message']?.replaceAll('\n', '\r\n') ?? '' })).toEqual(full)
})
