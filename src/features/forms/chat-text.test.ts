import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contact } from '#forms/contact.ts'
import { job } from '#forms/job.ts'
import { science } from '#forms/science.ts'
import { anyValues } from '#forms/testing/any-text.ts'
import { testedForms } from '#forms/testing/tested-forms.ts'
import { waitingList } from '#forms/waiting-list.ts'
import { toChatText } from './chat-text.ts'

const linesOf = (text: string) => text.split('\n')

test('writes a line for each filled-in field, with the labels of answers, in form order and without files', () => {
  const values = {
    message: 'שלום\nולהתראות',
    fullName: 'דנה לוי',
    phone: '',
    position: 'english',
    hasVehicle: 'yes',
    resume: { state: 'ready', name: 'cv.pdf', size: 1, dataUrl: 'data:,' },
  }
  expect(linesOf(toChatText(job, values))).toEqual([
    'שלום, ניסיתי לשלוח את הטופס באתר. אלה הפרטים:',
    'שם מלא: דנה לוי',
    'איזו משרה? אנגלית',
    'יש לכם רכב? כן',
    'למה אתם רוצים ללמד? שלום',
    'ולהתראות',
  ])
  expect(linesOf(toChatText(science, { interests: ['vr', 'ai'] }))[1]).toBe('אילו תוכניות מעניינות אתכם? בינה מלאכותית, מציאות מדומה')
})

test('puts the topic before the fields', () => {
  const text = toChatText(waitingList, { parentName: 'דנה לוי', topic: 'מחנה פסח' })
  expect(linesOf(text).slice(1)).toEqual(['רשימת המתנה: מחנה פסח', 'שם ההורה: דנה לוי'])
})

test('truncates a very long message without splitting a character', () => {
  const text = toChatText(contact, { message: '🎉'.repeat(5_000) })
  expect(text.endsWith('🎉…')).toBe(true)
  expect(Array.from(text).length).toBeLessThan(1_600)
})

test.each(testedForms)('the chat message of the $name form always fits into an address', ({ form }) => {
  fc.assert(fc.property(anyValues(form), (values) => encodeURIComponent(toChatText(form, values)).length < 20_000))
})
