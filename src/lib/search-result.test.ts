import { expect, test } from 'vitest'
import { descriptionError, titleError, titleWithBrand } from './search-result.ts'

test('accepts a title of up to 60 characters; the error for a longer one gives its length', () => {
  expect(titleError('א'.repeat(60))).toBeUndefined()
  expect(titleError('א'.repeat(61))).toContain('the title has 61 characters')
})

test('accepts a description of 70 to 160 characters; the error for any other gives its length', () => {
  expect(descriptionError('א'.repeat(70))).toBeUndefined()
  expect(descriptionError('א'.repeat(160))).toBeUndefined()
  expect(descriptionError('א'.repeat(69))).toContain('the description has 69 characters; search results have room for 70–160')
  expect(descriptionError('א'.repeat(161))).toContain('the description has 161 characters; search results cut it after 160')
})

test('skips a text with placeholders for facts of a camp', () => {
  expect(descriptionError('{{camp.days}}')).toBeUndefined()
  expect(titleError(`{{camp.title}} ${'א'.repeat(60)}`)).toBeUndefined()
})

test('appends the brand to the title if it fits and is not there already', () => {
  expect(titleWithBrand('סל מדע', 'WIN')).toBe('סל מדע | WIN')
  expect(titleWithBrand('הבלוג של WIN', 'WIN')).toBe('הבלוג של WIN')
  expect(titleWithBrand('א'.repeat(54), 'WIN')).toBe(`${'א'.repeat(54)} | WIN`)
  expect(titleWithBrand('א'.repeat(55), 'WIN')).toBe('א'.repeat(55))
})
