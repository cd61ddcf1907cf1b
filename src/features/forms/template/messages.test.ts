import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import english from '#content/interface/form-english.json' with { type: 'json' }
import job from '#content/interface/form-job.json' with { type: 'json' }
import school from '#content/interface/form-school.json' with { type: 'json' }
import science from '#content/interface/form-science.json' with { type: 'json' }
import waitingList from '#content/interface/form-waiting-list.json' with { type: 'json' }
import shared from '#content/interface/forms.json' with { type: 'json' }
import { allForms } from '#features/forms/testing/all-forms.ts'

const words = new Set([english, job, school, science, waitingList, shared].flatMap((file) => Object.values(file)))
const values = ['', null, undefined, 5, [], {}, true]

describe.each(Object.entries(allForms))('the %s form', (_, { definition, full }) => {
  test.each(Object.keys(definition.defaults))('says at %s only words of the site, whatever the value is', (field) => {
    for (const value of values) {
      const issues = z.safeParse(definition.schema, { ...full, [field]: value }).error?.issues ?? []
      for (const { path, message } of issues) {
        expect(path[0]).toBe(field)
        expect(words, `"${message}" for ${JSON.stringify(value)}`).toContain(message)
        expect(message).toMatch(/\p{Script=Hebrew}/u)
      }
    }
  })
})

test('an empty form speaks only words of the site, also where it holds nothing at all', () => {
  for (const { definition } of Object.values(allForms)) {
    const issues = z.safeParse(definition.schema, {}).error?.issues ?? []
    expect(issues.length).toBeGreaterThan(0)
    for (const { message } of issues) expect(words).toContain(message)
  }
})
