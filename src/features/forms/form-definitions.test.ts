import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { FormName } from '#config/forms.ts'
import englishWords from '#content/interface/form-english.json' with { type: 'json' }
import jobWords from '#content/interface/form-job.json' with { type: 'json' }
import waitingListWords from '#content/interface/form-waiting-list.json' with { type: 'json' }
import shared from '#content/interface/forms.json' with { type: 'json' }
import { toChatText } from './chat-text.ts'
import { allForms } from './testing/all-forms.ts'

/** Any text at all, among it what breaks templates, headers and halves of emoji. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.constantFrom('{{phone}}', '<script>alert(1)</script>', 'a\r\nBcc: b@c.de', '\u202eאבג', '\ud83d', '__proto__', 'constructor', 'yes'),
)

describe.each(Object.entries(allForms))('the %s form', (name, { definition, full }) => {
  const { schema, defaults, toTemplateParams, toasts, receipt, labels } = definition

  test('is known by its name, and takes a full definition', () => {
    expect(definition.name).toBe(name)
    expect(z.safeParse(schema, full).success).toBe(true)
  })

  const anyValues = fc.record(
    Object.fromEntries(
      Object.entries(defaults).map(([name, value]) => [
        name,
        Array.isArray(value) ? fc.array(anyText) : value === null ? fc.constant(null) : anyText,
      ]),
    ),
  )

  test('takes any text without breaking, and sends nothing but texts under the same names', () => {
    const names = Object.keys(toTemplateParams(defaults))
    fc.assert(
      fc.property(anyValues, (values) => {
        z.safeParse(schema, values)
        const params = toTemplateParams(values)
        expect(Object.keys(params)).toEqual(names)
        expect(Object.values(params).every((value) => typeof value === 'string')).toBe(true)
      }),
    )
  })

  test('can always be told as a chat message that an address can carry', () => {
    fc.assert(fc.property(anyValues, (values) => encodeURIComponent(toChatText(definition, values)).length < 20_000))
  })

  test('refuses what is empty, and says why at each field in Hebrew', () => {
    const issues = z.safeParse(schema, defaults).error?.issues ?? []
    expect(issues.length).toBeGreaterThan(2)
    for (const issue of issues) expect(issue.message).toMatch(/^[א-ת]/)
  })

  test('has a sentence for success and one for failure', () => {
    expect(toasts.sent).toContain('בהצלחה')
    expect(toasts.failed).toContain('שגיאה')
  })

  test('has a lasting confirmation of two to four lines, and a chat that names who wrote', () => {
    expect(receipt.fields.length).toBeGreaterThanOrEqual(2)
    expect(receipt.fields.length).toBeLessThanOrEqual(4)
    for (const field of receipt.fields) expect(labels).toHaveProperty(field)
    expect(receipt.chat).toContain('{name}')
  })
})

test('the English form promises 24 hours and nothing less; the others say when the weekend’s enquiries are answered', () => {
  const { 'waiting-list': waitingList, english, ...answered } = allForms
  expect(english.definition.receipt.reply).toBe('נחזור אליכם בתוך 24 שעות.')
  const promises = new Set(Object.values(answered).map(({ definition }) => definition.receipt.reply))
  expect([...promises]).toEqual([expect.stringMatching(/בתוך 24 שעות, .*סוף השבוע.*ביום ראשון/)])
  expect(waitingList.definition.receipt.reply).not.toContain('24')
})

describe('what is said about a phone number is the rule of its form', () => {
  const hints = Object.entries({ school: shared, english: englishWords, science: shared, job: jobWords, 'waiting-list': waitingListWords })
  const takes = (form: string, phone: string) => {
    const { definition, full } = allForms[form as FormName]
    return z.safeParse(definition.schema, { ...full, phone }).success
  }

  test.each(hints)('%s', (form, { phoneHint }) => {
    expect(takes(form, shared.phoneExample)).toBe(true)
    expect(takes(form, '050-1234567'), 'with a hyphen').toBe(!phoneHint.includes('בלי מקף'))
    expect(takes(form, 'שלוחה שתיים'), 'without digits').toBe(!phoneHint.includes('ספרות'))
    expect(takes(form, '021234567'), 'nine digits').toBe(phoneHint.includes('9'))
  })
})
