import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../testing/any-text.ts'
import { testedForms } from '../testing/tested-forms.ts'
import { checkValues } from './check-values.ts'
import { fromMail, toMailView } from './from-mail.ts'
import { toMail } from './to-mail.ts'

const lineBreaks = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu

/** Values that a visitor can enter: trimmed texts, single lines in single-line fields, and offered answers. */
function typed(form: (typeof testedForms)[number]['form']): fc.Arbitrary<Record<string, unknown>> {
  const values = Object.entries(form.fields).map(([name, { kind, answers = {} }]) => {
    const ids = Object.keys(answers)
    if (kind === 'file') return [name, fc.constant(null)] as const
    if (kind === 'list') return [name, fc.subarray(ids)] as const
    if (kind === 'choice') return [name, fc.constantFrom('', ...ids)] as const
    const lookalikes = Object.values(form.fields).map((field) => `${typeof field.mail === 'string' ? field.label : field.mail.line}: x`)
    const text = fc.oneof(anyText, fc.constantFrom(...lookalikes, lookalikes.join('\n'), '\n\n', 'a\nb'))
    const clean = text.map((entered) => (kind === 'text' ? entered.replaceAll('\r', '') : entered.replace(lineBreaks, ' ')).trim())
    return [name, name === 'topic' ? clean.map((line) => Array.from(line.toWellFormed()).slice(0, 100).join('').trim()) : clean] as const
  })
  return fc.record(Object.fromEntries(values))
}

describe.each(testedForms)('the $name form', (tested) => {
  const { form, full } = tested

  test('reads back from its mail what was written into it, for any values', () => {
    fc.assert(
      fc.property(typed(form), (values) => {
        expect(fromMail(form, toMail(form, values))).toEqual(values)
      }),
      { numRuns: 400 },
    )
  })

  test('still passes its rules after the round trip', () => {
    const read = fromMail(form, toMail(form, full))
    expect(checkValues(form, read).problems).toEqual({})
    expect(read).toEqual({ ...full, ...(form.fields['resume'] && { resume: null }) })
  })

  // spec: decided-win-ai-form
  test('puts the topic in the first line of the message, not in a variable of its own', () => {
    const plain = toMail(form, { ...full, topic: '' })
    const about = toMail(form, { ...full, topic: 'בינה מלאכותית (AI)' })
    const { label = '' } = form.fields['topic'] ?? {}
    expect(about['message']).toBe([`${label}: בינה מלאכותית (AI)`, plain['message']].filter(Boolean).join('\n'))
    expect(Object.keys(about)).toEqual(Object.keys(plain))
    const { topic, ...view } = toMailView(tested, about)
    expect(topic).toBe('בינה מלאכותית (AI)')
    expect({ ...view, topic: '' }).toEqual(toMailView(tested, plain))
  })

  test.each([
    ['a line break and a header', 'AI\r\nBcc: thief@evil.example'],
    ['other line breaks', 'AI\u2028Bcc: a\u2029b\u0085c\u000bd'],
    ['direction overrides', '\u202eevil\u2066'],
    ['ten thousand characters', '🎉'.repeat(10_000)],
    ['template placeholders', '{{reply_to}}{{{phone}}}{{#x}}'],
  ])('turns a topic with %s into one line of limited length, on both sides', (_, topic) => {
    const { label = '' } = form.fields['topic'] ?? {}
    const written = toMail(form, { ...full, topic })
    // A request that does not come from our page can contain anything.
    const forged = { ...written, message: `${label}: ${topic}\n${toMail(form, { ...full, topic: '' })['message']}` }
    for (const params of [written, forged]) {
      const { topic: read = '' } = toMailView(tested, params)
      expect(read).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u)
      expect(Array.from(read).length).toBeLessThanOrEqual(101)
      expect(read).not.toBe('')
    }
    expect(written['message']?.split('\n')[0]).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u)
  })
})

describe('visitor text that looks like one of our lines', () => {
  const forms = testedForms.filter(({ form }) => Object.values(form.fields).some(({ mail }) => mail === 'message'))

  test.each(forms)('stays visitor text in the $name form', (tested) => {
    const { form, full } = tested
    const { label = '' } = form.fields['topic'] ?? {}
    const [name = ''] = Object.entries(form.fields).find(([, { mail }]) => mail === 'message') ?? []
    const message = `${label}: קורס אחר\nבשנה הבאה`
    const params = toMail(form, { ...full, topic: '', [name]: message })
    expect(fromMail(form, params)).toMatchObject({ topic: '', [name]: message })
    expect(toMailView(tested, params)).toMatchObject({ topic: '', message })
  })
})
