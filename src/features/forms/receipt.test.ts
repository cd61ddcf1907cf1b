import { expect, test } from 'vitest'
import texts from '#content/interface/form-job.json' with { type: 'json' }
import { contact } from '#forms/contact.ts'
import { job } from '#forms/job.ts'
import { school } from '#forms/school.ts'
import { filledContact, filledJob, filledSchool } from '#forms/testing/filled.ts'
import { receiptOf } from './receipt.ts'

const chatText = (href: string) => new URL(href).searchParams.get('text')

test('shows what was sent as typed, when it is answered and what comes next', () => {
  const receipt = receiptOf(school, { ...filledSchool, topic: 'בינה מלאכותית (AI)' }, '050-0000000')
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

test('shows answers by their labels and leaves out empty fields', () => {
  const linesFor = (topic: string) => {
    const receipt = receiptOf(job, { ...filledJob, topic, phone: topic && filledJob.phone }, '050')
    return [receipt.topic, ...receipt.lines.map(({ text }) => text)]
  }
  expect(linesFor('Java')).toEqual([`${texts.listing}: Java`, 'דנה לוי', 'אנגלית', '0501234567', 'קורות חיים.pdf'])
  expect(linesFor('')).toEqual([undefined, 'דנה לוי', 'אנגלית', 'קורות חיים.pdf'])
})

test('truncates a long message without splitting a character', () => {
  const receipt = receiptOf(contact, { ...filledContact, fullName: '\ud83d', message: '🎉'.repeat(500) }, '050')
  expect(receipt.lines.at(-1)?.text).toBe(`${'🎉'.repeat(80)}…`)
  expect(chatText(receipt.chatHref)).toContain('\ufffd')
})
