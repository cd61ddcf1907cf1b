import { expect, test } from 'vitest'
import { chatHref, internationalDigits, phoneHref } from './phone-links.ts'

test('a local number becomes an international one', () => {
  expect(internationalDigits('050-1234567')).toBe('972501234567')
  expect(internationalDigits('03 123 4567')).toBe('97231234567')
})

test('an international number stays unchanged', () => {
  expect(internationalDigits('+972-50-1234567')).toBe('972501234567')
})

test('a phone link dials the international number', () => {
  expect(phoneHref('03-1234567')).toBe('tel:+97231234567')
})

test.each([
  ['1-800-123-456', 'tel:1800123456'],
  ['1-700-50-60-70', 'tel:1700506070'],
  ['1-599 123 456', 'tel:1599123456'],
  ['+1-415-555-0100', 'tel:+14155550100'],
  ['*2700', 'tel:*2700'],
  ['\u2066*2700\u2069', 'tel:*2700'],
])('%s is dialled as %s', (phone, href) => {
  expect(phoneHref(phone)).toBe(href)
})

test('a chat link carries Hebrew text and survives quotes and ampersands', () => {
  const href = chatHref('050-0000000', 'שלום & "ברוכים הבאים"')
  expect(href).toMatch(/^https:\/\/wa\.me\/972500000000\?text=/)
  expect(new URL(href).searchParams.get('text')).toBe('שלום & "ברוכים הבאים"')
})

test('a chat link without a message has no query', () => {
  expect(chatHref('050-0000000')).toBe('https://wa.me/972500000000')
})
