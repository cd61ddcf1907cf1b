import { expect, test } from 'vitest'
import type { TemplateParams } from '#browser/send-mail/send-mail.ts'
import type { FormName } from '#config/forms.ts'
import { allForms } from '#features/forms/testing/all-forms.ts'
import { findBrokenFields } from './template-rules.ts'

const sent = Object.entries(allForms).map(([form, { definition, full }]): [FormName, TemplateParams] => [
  form as FormName,
  definition.toTemplateParams(full),
])

test.each(sent)('what the %s form sends keeps its rules on the way', (form, params) => {
  expect(findBrokenFields(form, params)).toEqual([])
})

test.each(sent)('a %s mail without anything in it breaks every rule of the form', (form, params) => {
  const empty = Object.fromEntries(Object.keys(params).map((name) => [name, '']))
  expect(findBrokenFields(form, empty).length).toBeGreaterThan(2)
  expect(findBrokenFields(form, {})).toEqual(findBrokenFields(form, empty))
})

test.each<[FormName, string, string, string]>([
  ['school', 'age_group', 'no such school', 'ageGroup'],
  ['school', 'from_email', 'dana@school', 'email'],
  ['english', 'phone', '12345', 'phone'],
  ['contact', 'message', 'קצר', 'message'],
  ['job', 'age', '17', 'age'],
  ['job', 'position', 'constructor', 'position'],
  ['waiting-list', 'phone', '12345', 'phone'],
  ['waiting-list', 'message', 'רשימת המתנה: המחנה הבא. כיתה constructor, קריית גת.', 'grade'],
])('a %s mail whose %s is “%s” is known by its field', (form, name, value, field) => {
  const [, params = {}] = sent.find(([known]) => known === form) ?? []
  expect(findBrokenFields(form, { ...params, [name]: value })).toEqual([field])
})
