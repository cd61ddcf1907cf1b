import { expect, it } from 'vitest'
import { collectionShapes } from '../../authoring/fields/collection-shapes.ts'
import { labelBook, readLabels } from '../../authoring/fields/labels.ts'
import { whereInWords } from './where.ts'

it('a field inside of a part is named in Hebrew, also where another kind of part has items without it', () => {
  const where = whereInWords(labelBook(readLabels()), ['pages'], collectionShapes.get('pages') ?? [], ['sections', 1, 'items', 0, 'text'])
  expect(where).toMatch(/^חלקי העמוד 2 › פריטים 1 › [א-ת]+$/)
})
