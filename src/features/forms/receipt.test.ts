import { expect, test } from 'vitest'
import { contactDefinition } from './contact/contact-definition.ts'
import { filledContact } from './contact/testing/filled.ts'
import { jobDefinition } from './job/job-definition.ts'
import { filledJob } from './job/testing/filled.ts'
import { receiptOf } from './receipt.ts'
import { schoolDefinition } from './school/school-definition.ts'
import { filledSchool } from './school/testing/filled.ts'

const chatText = (href: string) => new URL(href).searchParams.get('text')

test('says what was sent as it was typed, when it is answered and what comes next', () => {
  const receipt = receiptOf(schoolDefinition('בינה מלאכותית (AI)'), filledSchool, '050-0000000')
  expect(receipt).toMatchObject({
    title: 'הפנייה אצלנו',
    topic: 'נושא: בינה מלאכותית (AI)',
    lines: [
      { label: 'שם בית הספר', text: 'אלונים' },
      { label: 'טלפון', text: '050-1234567' },
      { label: 'אימייל', text: 'dana@school.org.il' },
    ],
    reply: 'נחזור אליכם בתוך 24 שעות, ועל פניות מסוף השבוע נענה ביום ראשון.',
  })
  expect(receipt.next).toMatch(/^[א-ת]/)
  expect(receipt.chatHref).toMatch(/^https:\/\/wa\.me\/972500000000\?/)
  expect(chatText(receipt.chatHref)).toContain('אלונים')
})

test('answers are told in words, and what was left empty is left out', () => {
  const texts = (listing: string) => receiptOf(jobDefinition, { ...filledJob, listing }, '050').lines.map(({ text }) => text)
  expect(texts('Java')).toEqual(['דנה לוי', 'Java', 'אנגלית', '0501234567'])
  expect(texts('')).toEqual(['דנה לוי', 'אנגלית', '0501234567'])
})

test('a long message is told by its beginning, cut between characters', () => {
  const receipt = receiptOf(contactDefinition, { ...filledContact, fullName: '\ud83d', message: '🎉'.repeat(500) }, '050')
  expect(receipt.lines.at(-1)?.text).toBe(`${'🎉'.repeat(80)}…`)
  expect(chatText(receipt.chatHref)).toContain('\ufffd')
})
