import { expect, test } from 'vitest'
import { catalogueHref } from './catalogue-link.ts'

test('the programme number is a query parameter of the search page', () => {
  const address = new URL(catalogueHref('https://catalogue.example/search', 'programNumber', '12345'))
  expect(address.origin + address.pathname).toBe('https://catalogue.example/search')
  expect(address.searchParams.get('programNumber')).toBe('12345')
})

test('keeps the query and the fragment that the search page already has', () => {
  expect(catalogueHref('https://catalogue.example/?year=2026#/list', 'number', '7')).toBe(
    'https://catalogue.example/?year=2026&number=7#/list',
  )
})
