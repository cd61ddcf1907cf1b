import { expect, it } from 'vitest'
import { findSamples } from '../../../authoring/launch/find-samples.ts'
import { demoValues } from '../../../tests/support/demo-values.ts'
import { editorForms } from '../../forms/decap-collections.ts'
import { launch } from './launch.ts'

const { book } = editorForms()
const read = (env: Record<string, string> = {}, mail: { file: string; what: string }[] = [], now = '2026-11-17') =>
  launch({ root: '.', book, env: { ...demoValues, ...env }, now: new Date(`${now}T10:00:00Z`), mail })
const groupOf = (title: string, env: Record<string, string> = {}) => read(env).groups.find((group) => group.title === title)

it('lists the same samples as the launch check, each with its form and field', () => {
  const { groups } = read()
  const samples = groups.flatMap(({ left }) => left).filter(({ file }) => file.startsWith('src/content/') && !file.includes('/owner/'))
  expect(samples.length).toBe(findSamples('src/content').length)
  for (const { form, where, file } of samples) {
    expect(form, file).toMatch(/^#\/collections\/[\w-]+\/entries\/[\w-]+$/)
    expect(where, file).toMatch(/[֐-׿]/)
  }
})

it('links missing business details to their fields, and omits those that are set', () => {
  const title = book.collection('owner').label
  const phone = (env = {}) => groupOf(title, env)?.left.find(({ field }) => field === 'phone')
  expect(phone()).toMatchObject({ where: 'טלפון', form: '#/collections/owner/entries/facts' })
  expect(phone({ SITE_PHONE: '03-1234567' })).toBeUndefined()
})

it('explains in Hebrew why the owner receives no mail', () => {
  const mail = [{ file: '.env.example', what: 'SMTP_URL is not set: enquiries go to a demo inbox on the server, and reach nobody' }]
  expect(read({ EMAILJS_ORIGIN: 'self' }, mail).groups.find(({ title }) => title === 'משלוח הפניות')?.left).toMatchObject([
    { message: expect.stringContaining('תיבת הדגמה') },
  ])
})

it('computes the done share, which is below 100 while anything is left', () => {
  const { done, left } = read()
  expect(left).toBeGreaterThan(0)
  expect(done).toBeGreaterThanOrEqual(0)
  expect(done).toBeLessThan(100)
  expect(read({ SITE_PHONE: '03-1234567' }).left).toBe(left - 1)
})

it('reports that no camp is ahead', () => {
  const { groups } = read({}, [], '2040-01-01')
  expect(groups.find(({ title }) => title === 'מועדי המחנות')?.left).toContainEqual(
    expect.objectContaining({ message: expect.stringContaining('אין אף מחנה'), form: '#/collections/camps' }),
  )
})
