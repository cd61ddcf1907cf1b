import { expect, test } from 'vitest'
import { chatHref, internationalDigits, phoneHref } from './phone-links'

test('a local number becomes an international one', () => {
  expect(internationalDigits('050-1234567')).toBe('972501234567')
  expect(internationalDigits('03 123 4567')).toBe('97231234567')
})

test('a number that is already international stays as it is', () => {
  expect(internationalDigits('+972-50-1234567')).toBe('972501234567')
})

test('a phone link dials the international number', () => {
  expect(phoneHref('03-1234567')).toBe('tel:+97231234567')
})

test('a chat link carries Hebrew text and survives quotes and ampersands', () => {
  const href = chatHref('050-0000000', 'שלום & "ברוכים הבאים"')
  expect(href).toMatch(/^https:\/\/wa\.me\/972500000000\?text=/)
  expect(new URL(href).searchParams.get('text')).toBe('שלום & "ברוכים הבאים"')
})

test('a chat link without a message has no query', () => {
  expect(chatHref('050-0000000')).toBe('https://wa.me/972500000000')
})
