import { expect, test } from 'vitest'
import { filledContact } from '../contact/testing/filled.ts'
import { toTemplateParams as toContact } from '../contact/to-template-params.ts'
import { fromTemplateParams } from './from-template-params.ts'
import { filledWaitingList } from './testing/filled.ts'
import { toTemplateParams } from './to-template-params.ts'
import { waitingListDefinition } from './waiting-list-definition.ts'

test('the mail gets exactly the variables of the general mail, with grade and city in its message', () => {
  const params = toTemplateParams(filledWaitingList, 'מחנה פסח 2027')
  expect(Object.keys(params)).toEqual(Object.keys(toContact(filledContact)))
  expect(Object.entries(params).filter(([, value]) => value !== '')).toEqual([
    ['from_name', 'דנה לוי'],
    ['phone', '050-1234567'],
    ['message', 'רשימת המתנה: מחנה פסח 2027. כיתה ד׳, קריית גת.'],
  ])
})

test('without a camp it is the list of the next one, in the mail and in the chat', () => {
  const { toTemplateParams: toParams, topic } = waitingListDefinition()
  expect(toParams(filledWaitingList)['message']).toBe('רשימת המתנה: המחנה הבא. כיתה ד׳, קריית גת.')
  expect(topic).toBe('רשימת המתנה: המחנה הבא')
})

test.each(['רמת גן. צפון', 'כיתה ב׳, לוד.', '{camp}'])('a city such as “%s” is read from the message as it was typed', (city) => {
  const values = { ...filledWaitingList, city }
  expect(fromTemplateParams(toTemplateParams(values, 'מחנה פסח 2027'))).toEqual(values)
})
