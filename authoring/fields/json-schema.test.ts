import { expect, it } from 'vitest'
import { collectionShapes } from './collection-shapes.ts'
import { jsonSchema } from './json-schema.ts'
import { labelBook, readLabels } from './labels.ts'

const book = labelBook(readLabels())

it('lets VS Code complete and check a camp by the site’s own rules', () => {
  const schema = jsonSchema(collectionShapes.get('camps') ?? [], book, ['camps'])
  expect(schema).toMatchObject({
    additionalProperties: false,
    required: expect.arrayContaining(['isOnline', 'title', 'grades']),
    properties: {
      price: { type: 'integer', minimum: 1, title: 'מחיר' },
      grades: { properties: { from: { enum: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] } } },
      hours: { properties: { from: { type: 'string' } } },
      landings: { items: { properties: { sections: { additionalProperties: { oneOf: expect.any(Array) } } } } },
    },
  })
})

it('distinguishes sections of the kit by their type', () => {
  const schema = jsonSchema(collectionShapes.get('pages') ?? [], book, ['pages']) as {
    properties: { sections: { items: { oneOf: { properties: { type: { const: string } } }[] } } }
  }
  expect(schema.properties.sections.items.oneOf.map(({ properties }) => properties.type.const)).toContain('rich-text')
})
