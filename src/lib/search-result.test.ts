import { expect, test } from 'vitest'
import { descriptionFault, titleFault, titleWithBrand } from './search-result.ts'

test('accepts a title of up to 60 characters; the error for a longer one gives its length', () => {
  expect(titleFault('א'.repeat(60))).toBeUndefined()
  expect(titleFault('א'.repeat(61))).toContain('the title has 61 characters')
})

test('accepts a description of 70 to 160 characters; the error for any other gives its length', () => {
  expect(descriptionFault('א'.repeat(70))).toBeUndefined()
  expect(descriptionFault('א'.repeat(160))).toBeUndefined()
  expect(descriptionFault('א'.repeat(69))).toContain('the description has 69 characters; search results have room for 70–160')
  expect(descriptionFault('א'.repeat(161))).toContain('the description has 161 characters; search results cut it after 160')
})

test('skips a text with placeholders for facts of a camp', () => {
  expect(descriptionFault('{{camp.days}}')).toBeUndefined()
  expect(titleFault(`{{camp.title}} ${'א'.repeat(60)}`)).toBeUndefined()
})

test('appends the brand to the title if it fits and is not there already', () => {
  expect(titleWithBrand('סל מדע', 'WIN')).toBe('סל מדע | WIN')
  expect(titleWithBrand('הבלוג של WIN', 'WIN')).toBe('הבלוג של WIN')
  expect(titleWithBrand('א'.repeat(54), 'WIN')).toBe(`${'א'.repeat(54)} | WIN`)
  expect(titleWithBrand('א'.repeat(55), 'WIN')).toBe('א'.repeat(55))
})
