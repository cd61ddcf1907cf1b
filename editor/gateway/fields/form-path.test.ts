import { expect, test } from 'vitest'
import type { Field } from '../../../authoring/fields/shape.ts'
import { formPath } from './form-path.ts'

const text = { kind: 'text', mayBeEmpty: false } as const
const field = (name: string, shape: Field['shape']): Field => ({ name, shape, required: true })

/** Two section types whose `items` have different shapes. */
const kinds: Field['shape'] = {
  kind: 'kinds',
  by: 'type',
  options: [
    { name: 'figures', fields: [field('items', { kind: 'named', item: { kind: 'object', fields: [field('text', text)] } })] },
    { name: 'steps', fields: [field('items', { kind: 'list', item: { kind: 'object', fields: [field('text', text)] } })] },
  ],
}
const steps = { type: 'steps', items: [{ text: 'one' }, { text: 'two' }] }
const figures = { type: 'figures', items: { years: { text: 'ten' }, schools: { text: 'many' } } }

test('uses the section’s own type if another type has a field of the same name', () => {
  const fields = [field('sections', { kind: 'list', item: kinds })]
  const data = { sections: [steps, figures] }
  expect(formPath(fields, data, ['sections', 0, 'items', 1, 'text'])).toEqual(['sections', 0, 'items', 1, 'text'])
  expect(formPath(fields, data, ['sections', 1, 'items', 'schools', 'text'])).toEqual(['sections', 1, 'items', 1, 'text'])
})

test('treats an object of one of several kinds as a list of one', () => {
  expect(formPath([field('hero', kinds)], { hero: figures }, ['hero', 'items', 'schools', 'text'])).toEqual(['hero', 0, 'items', 1, 'text'])
})
