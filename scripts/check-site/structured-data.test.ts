import { expect, test } from 'vitest'
import { findWrongData } from './structured-data.ts'

const script = (json: string) => `<script type="application/ld+json">${json}</script>`
const breadcrumbs = script(
  JSON.stringify({
    '@type': 'BreadcrumbList',
    itemListElement: [1, 2].map((position) => ({ '@type': 'ListItem', position, name: `page ${position}` })),
  }),
)

const faultsOf = (html: string) => findWrongData([{ path: '/win-ai', html }])

test('accepts a page with the data that its kind requires', () => {
  expect(faultsOf(breadcrumbs)).toEqual([])
})

test('reports data that is not JSON, and still checks the rest of the page', () => {
  expect(faultsOf(script('{"@type": "Event",}') + breadcrumbs)).toEqual([
    expect.stringMatching(/^\/win-ai: structured data is not JSON: Expected double-quoted property name/),
  ])
  expect(faultsOf(script('{'))).toEqual([expect.stringContaining('is not JSON'), '/win-ai: BreadcrumbList is missing'])
})

test.each(['null', '"Event"', '{"name": "a"}', '{"@type": ["Event"]}'])('reports the data %s, which has no kind', (json) => {
  expect(faultsOf(script(json) + breadcrumbs)).toEqual(['/win-ai: structured data has no @type'])
})

test('reports an unknown kind, a missing field and missing breadcrumbs', () => {
  expect(faultsOf(script('{"@type": "Recipe"}') + script('{"@type": "JobPosting", "title": "a"}'))).toEqual([
    '/win-ai: Recipe is not described in scripts/check-site/structured-data.ts',
    expect.stringContaining('/win-ai: JobPosting'),
    '/win-ai: BreadcrumbList is missing',
  ])
})
