import { expect, it } from 'vitest'
import { fieldsOf } from '../../authoring/fields/fields-of.ts'
import { withItemIds } from './item-ids.ts'

const path = 'src/content/faq/own.yaml'
const item = (question: string, id = '') => ({ id, question, answer: 'כן.' })

function ids(items: object[], before: object[] = []): unknown[] {
  const data = { title: 'שאלות', lead: 'ותשובות', items }
  const { items: named } = withItemIds(fieldsOf(path, data), data, { items: before }) as { items: { id: string }[] }
  return named.map(({ id }) => id)
}

it('a new question is named by its words, two that are alike by a number, and none that has a name already', () => {
  const all = [item('מה יש במחנה?', 'camp'), item('איפה המחנה?'), item('מתי המחנה?'), item('schedule')]
  expect(ids(all)).toEqual(['camp', 'camp-2', 'camp-3', 'schedule'])
})

it('the form that goes on after a save does not rename what was named then', () => {
  expect(ids([item('איפה המחנה בקיץ?')], [item('איפה המחנה?', 'camp')])).toEqual(['camp'])
})

it('what has no words yet is named all the same: that they are missing is said, and not the name', () => {
  expect(ids([item(''), item('')])).toEqual(['item', 'item-2'])
})
