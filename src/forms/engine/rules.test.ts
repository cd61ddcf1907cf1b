import { describe, expect, test } from 'vitest'
import english from '#content/interface/form-english.json' with { type: 'json' }
import job from '#content/interface/form-job.json' with { type: 'json' }
import school from '#content/interface/form-school.json' with { type: 'json' }
import science from '#content/interface/form-science.json' with { type: 'json' }
import waitingList from '#content/interface/form-waiting-list.json' with { type: 'json' }
import shared from '#content/interface/forms.json' with { type: 'json' }
import { testedForms } from '../testing/tested-forms.ts'
import { checkValues } from './check-values.ts'
import { anyOf, atLeast, check, optionalText, text, textWithoutDirectionMarks } from './rules.ts'

const siteMessages = new Set([english, job, school, science, waitingList, shared].flatMap((file) => Object.values(file)))
const values = ['', null, undefined, 5, [], {}, true]

describe.each(testedForms)('the $name form', ({ form, full }) => {
  test.each(Object.keys(form.fields))('reports only messages of the site at %s, for any value', (field) => {
    for (const value of values) {
      const { problems } = checkValues(form, { ...full, [field]: value })
      expect(Object.keys(problems).filter((name) => name !== field)).toEqual([])
      for (const message of Object.values(problems)) {
        expect(siteMessages, `"${message}" for ${JSON.stringify(value)}`).toContain(message)
        expect(message).toMatch(/\p{Script=Hebrew}/u)
      }
    }
  })
})

test('an empty form reports only messages of the site, even without any values', () => {
  for (const { form } of testedForms) {
    const messages = Object.values(checkValues(form, {}).problems)
    expect(messages.length).toBeGreaterThan(0)
    for (const message of messages) expect(siteMessages).toContain(message)
  }
})

test('reports a missing value first, then only the first check that fails', () => {
  const rule = text(
    'missing',
    atLeast(3, 'short'),
    check((typed) => typed.startsWith('a'), 'no a'),
  )
  expect(['', '  ', 5, 'b', 'bcd', 'abc'].map((given) => rule(given).problem)).toEqual([
    'missing',
    'missing',
    'missing',
    'short',
    'no a',
    undefined,
  ])
})

test('trims text, removes direction marks from a number, and counts an emoji as one character', () => {
  expect(text('', atLeast(2, 'short'))(' 🎉 ')).toEqual({ value: '🎉', problem: 'short' })
  expect(textWithoutDirectionMarks('')(' \u202a050\u202c ').value).toBe('050')
  expect(optionalText(' \n ').value).toBe('')
})

test('accepts only the offered answers of a list, and an empty list for anything else', () => {
  const { rule } = anyOf({ ai: 'AI', vr: 'VR' })
  expect(rule(['vr', 'constructor', 7, null, 'ai'])).toEqual({ value: ['vr', 'ai'] })
  expect(rule('ai')).toEqual({ value: [] })
})
