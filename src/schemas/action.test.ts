import { expect, test } from 'vitest'
import { action } from './action.ts'
import { allTopics } from './topic.ts'

const label = 'לתיאום'

test('passes a topic in the address to another page, and by name to a form on the same page', () => {
  expect(action.parse({ label, to: '/contact', topic: 'city' })).toMatchObject({ href: '/contact?topic=city#contact' })
  expect(action.parse({ label, to: '/win-ai', topic: 'ai-staff' })).toMatchObject({ href: '/win-ai?topic=ai-staff' })
  expect(action.parse({ label, to: '#contact', topic: 'workshop' })).toMatchObject({ href: '#contact', topic: 'workshop' })
  expect(action.parse({ label, to: '/contact' })).toMatchObject({ href: '/contact' })
})

test('refuses an unknown topic, with the list of topics', () => {
  const { error } = action.safeParse({ label, to: '/contact', topic: 'moon' })
  expect(error?.issues[0]?.path).toEqual(['topic'])
  for (const { id } of allTopics) expect(error?.issues[0]?.message).toContain(id)
})

test('refuses a topic without a link to a form', () => {
  expect(action.safeParse({ label, chat: '', topic: 'city' }).success).toBe(false)
  expect(action.safeParse({ label, to: 'https://example.com', topic: 'city' }).success).toBe(false)
})
