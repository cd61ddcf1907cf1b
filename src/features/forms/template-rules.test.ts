import { expect, test } from 'vitest'
import type { FormName } from '@/config/mail'
import type { TemplateParams } from '@/lib/send-mail'
import { toTemplateParams as toContact } from './contact/to-template-params'
import { toTemplateParams as toEnglish } from './english/to-template-params'
import { toTemplateParams as toJob } from './job/to-template-params'
import { toTemplateParams as toSchool } from './school/to-template-params'
import { toTemplateParams as toScience } from './science/to-template-params'
import { findBrokenFields } from './template-rules'
import { filledContact, filledEnglish, filledJob, filledSchool, filledScience } from './testing/filled'

const sent: [FormName, TemplateParams][] = [
  ['school', toSchool(filledSchool)],
  ['english', toEnglish(filledEnglish)],
  ['science', toScience(filledScience)],
  ['contact', toContact(filledContact)],
  ['job', toJob(filledJob)],
]

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
])('a %s mail whose %s is “%s” is known by its field', (form, name, value, field) => {
  const [, params = {}] = sent.find(([known]) => known === form) ?? []
  expect(findBrokenFields(form, { ...params, [name]: value })).toEqual([field])
})
