import { expect, it } from 'vitest'
import { fieldsOf } from '../../../authoring/fields/fields-of.ts'
import { withItemIds } from './item-ids.ts'

const path = 'src/content/faq/own.yaml'
const item = (question: string, id = '') => ({ id, question, answer: 'כן.' })

function ids(items: object[], before: object[] = []): unknown[] {
  const data = { title: 'שאלות', lead: 'ותשובות', items }
  const { items: named } = withItemIds(fieldsOf(path, data), data, { items: before }) as { items: { id: string }[] }
  return named.map(({ id }) => id)
}

it('derives ids from the questions, appends a number to duplicates, and keeps existing ids', () => {
  const all = [item('מה יש במחנה?', 'camp'), item('איפה המחנה?'), item('מתי המחנה?'), item('schedule')]
  expect(ids(all)).toEqual(['camp', 'camp-2', 'camp-3', 'schedule'])
})

it('keeps the id of the last save when the open form is saved again', () => {
  expect(ids([item('איפה המחנה בקיץ?')], [item('איפה המחנה?', 'camp')])).toEqual(['camp'])
})

it('gives items without text an id too, so that only the missing text is reported', () => {
  expect(ids([item(''), item('')])).toEqual(['item', 'item-2'])
})
