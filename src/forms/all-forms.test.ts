import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FormName, templateNames } from '#config/forms.ts'
import englishTexts from '#content/interface/form-english.json' with { type: 'json' }
import jobTexts from '#content/interface/form-job.json' with { type: 'json' }
import waitingListTexts from '#content/interface/form-waiting-list.json' with { type: 'json' }
import shared from '#content/interface/forms.json' with { type: 'json' }
import { allForms } from './all-forms.ts'
import { checkValues } from './engine/check-values.ts'
import { defineForm } from './engine/define-form.ts'
import { optionalFile, optionalText } from './engine/rules.ts'
import { toMail } from './engine/to-mail.ts'
import { anyValues } from './testing/any-text.ts'
import { filled } from './testing/filled.ts'
import { testedForms } from './testing/tested-forms.ts'

describe.each(testedForms)('the table of the $name form', ({ name, form, full, minimal, defaults }) => {
  const { fields, toasts, receipt } = form

  test('has its own name, and accepts valid values', () => {
    expect(form.name).toBe(name)
    expect(checkValues(form, full).problems).toEqual({})
    expect(checkValues(form, minimal).problems).toEqual({})
  })

  test('uses no mail variable twice', () => {
    const named = Object.values(fields).flatMap(({ mail }) => (typeof mail === 'string' ? mail : []))
    const made = [...(form.replyTo ? ['reply_to'] : []), ...Object.keys(form.extraVariables?.(full) ?? {})]
    const all = [...named, ...made]
    expect(all.filter((variable, place) => all.indexOf(variable) !== place)).toEqual([])
  })

  test('sends each file, and the value of each extra row of its mail, in a variable', () => {
    for (const { mail } of Object.values(fields).filter(({ kind }) => kind === 'file')) expect(mail).toBeTypeOf('string')
    const sent = toMail(form, full)
    for (const { variable } of allForms[name].mail.extraRows ?? []) expect(sent).toHaveProperty(variable)
  })

  test('starts no two lines of the message alike, and only the last may be a text of several lines', () => {
    const lines = Object.values(fields).flatMap(({ mail, kind }) => (typeof mail === 'string' ? [] : { word: mail.line, kind }))
    expect(new Set(lines.map(({ word }) => word)).size).toBe(lines.length)
    expect(lines.slice(0, -1).filter(({ kind }) => kind === 'text')).toEqual([])
    const hasLongLine = lines.at(-1)?.kind === 'text'
    expect(hasLongLine && Object.values(fields).some(({ mail }) => mail === 'message')).toBe(false)
  })

  test('has a Hebrew label for each field, each answer and each line', () => {
    const { mail } = allForms[name]
    const texts = Object.values(fields).flatMap(({ label, answers, mail: place }) => [
      label,
      ...Object.values(answers ?? {}),
      ...(typeof place === 'string' ? [] : [place.line]),
    ])
    for (const word of [...texts, mail.title, mail.subject[0], ...Object.values(mail.labels ?? {})]) expect(word).toMatch(/^[א-ת]/)
  })

  test('handles any text without an error, and sends only strings under the same names', () => {
    const names = Object.keys(toMail(form, defaults))
    fc.assert(
      fc.property(anyValues(form), (values) => {
        checkValues(form, values)
        const params = toMail(form, values)
        expect(Object.keys(params)).toEqual(names)
        expect(Object.values(params).every((value) => typeof value === 'string')).toBe(true)
      }),
    )
  })

  test('rejects an empty form, with a Hebrew message at each required field', () => {
    const problems = Object.values(checkValues(form, defaults).problems)
    expect(problems.length).toBeGreaterThan(2)
    for (const problem of problems) expect(problem).toMatch(/^[א-ת]/)
  })

  test('has a toast for success and one for failure', () => {
    expect(toasts.sent).toContain('בהצלחה')
    expect(toasts.failed).toContain('שגיאה')
  })

  test('has a receipt of two to five lines, and a chat message with the name of the sender', () => {
    expect(receipt.fields.length).toBeGreaterThanOrEqual(2)
    expect(receipt.fields.length).toBeLessThanOrEqual(5)
    for (const field of receipt.fields) expect(fields).toHaveProperty(field)
    expect(receipt.chat).toContain('{name}')
  })
})

test('the compiler rejects a field or part that does not exist, and a second file', () => {
  const note = { kind: 'line', label: shared.topic, rule: optionalText, mail: 'message' } as const
  const receipt = { title: '', reply: '', next: '', chat: '' }
  const facts = { name: 'contact', toasts: { sent: '', failed: '' } } as const
  defineForm({ ...facts, fields: { note }, receipt: { ...receipt, fields: ['note'] } })
  // @ts-expect-error: no such field in the receipt.
  defineForm({ ...facts, fields: { note }, receipt: { ...receipt, fields: ['notes'] } })
  // @ts-expect-error: no such field to answer to.
  defineForm({ ...facts, fields: { note }, replyTo: 'email', receipt: { ...receipt, fields: ['note'] } })

  const file = { kind: 'file', label: '', rule: optionalFile(''), mail: 'file' } as const
  const fields = { note: { ...note, block: { part: 'who', label: '' } as const }, file }
  defineForm({ ...facts, fields, receipt: { ...receipt, fields: ['note'] } })
  // @ts-expect-error: no such part.
  defineForm({ ...facts, fields: { note: { ...note, block: { part: 'whom', label: '' } } }, receipt: { ...receipt, fields: ['note'] } })
  // @ts-expect-error: an enquiry has room for one file.
  defineForm({ ...facts, fields: { ...fields, photo: { ...file, mail: 'photo' } }, receipt: { ...receipt, fields: ['note'] } })
})

test('the forms with a template at the e-mail service are those of the specification', () => {
  expect(templateNames).toEqual(['school', 'english', 'science', 'contact', 'job'])
})

// spec: decided-reply-promises
test('the English form promises 24 hours without exceptions; the others say when enquiries of the weekend are answered', () => {
  const { 'waiting-list': waitingList, english, ...answered } = allForms
  expect(english.form.receipt.reply).toBe('נחזור אליכם בתוך 24 שעות.')
  const promises = new Set(Object.values(answered).map(({ form }) => form.receipt.reply))
  expect([...promises]).toEqual([expect.stringMatching(/בתוך 24 שעות, .*סוף השבוע.*ביום ראשון/)])
  expect(waitingList.form.receipt.reply).not.toContain('24')
})

describe('the hint of a phone field matches the rule of its form', () => {
  const hints = Object.entries({ school: shared, english: englishTexts, science: shared, job: jobTexts, 'waiting-list': waitingListTexts })
  const accepts = (name: FormName, phone: string) => !checkValues(allForms[name].form, { ...filled[name], phone }).problems['phone']

  test.each(hints)('%s', (name, { phoneHint }) => {
    const form = name as FormName
    expect(allForms[form].form.fields['phone']?.hint).toBe(phoneHint)
    expect(accepts(form, shared.phoneExample)).toBe(true)
    expect(accepts(form, '050-1234567'), 'with a hyphen').toBe(!phoneHint.includes('בלי מקף'))
    expect(accepts(form, 'שלוחה שתיים'), 'without digits').toBe(!phoneHint.includes('ספרות'))
    expect(accepts(form, '021234567'), 'nine digits').toBe(phoneHint.includes('9'))
  })
})
