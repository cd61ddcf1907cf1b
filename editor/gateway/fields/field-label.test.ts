import { expect, it } from 'vitest'
import { collectionShapes } from '../../../authoring/fields/collection-shapes.ts'
import { labelBook, readLabels } from '../../../authoring/fields/labels.ts'
import { fieldLabel } from './field-label.ts'

it('names a field inside a section in Hebrew, even if another type has `items` without it', () => {
  const where = fieldLabel(labelBook(readLabels()), ['pages'], collectionShapes.get('pages') ?? [], ['sections', 1, 'items', 0, 'text'])
  expect(where).toMatch(/^חלקי העמוד 2 › פריטים 1 › [א-ת]+$/)
})

it('names a section by its type and, if there are several, by its heading or number', () => {
  const data = { sections: [{ type: 'hero' }, { type: 'cards', heading: 'מה *לומדים*' }, { type: 'cards' }] }
  const shapes = collectionShapes.get('pages') ?? []
  const where = (at: number) => fieldLabel(labelBook(readLabels()), ['pages'], shapes, ['sections', at, 'heading'], data)
  const { label: hero } = labelBook(readLabels()).kind('hero')
  const { label: cards } = labelBook(readLabels()).kind('cards')
  expect([0, 1, 2].map(where)).toEqual([`${hero} › כותרת`, `${cards} „מה לומדים” › כותרת`, `${cards} 2 › כותרת`])
})
