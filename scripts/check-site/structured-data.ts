import * as z from 'zod'
import { language } from '../../src/config/language.ts'
import { type BuiltPage, isHidden } from './read-pages.ts'

const address = z.url()
const moment = z.iso.datetime({ offset: true }).or(z.iso.date())
const named = z.looseObject({ '@type': z.string(), name: z.string().min(1) })

/** The fields that search engines require of each kind, and those that we promise. */
const kinds: Record<string, z.ZodType> = {
  EducationalOrganization: z.looseObject({ name: z.string(), url: address, logo: address, telephone: z.string().startsWith('+972') }),
  BreadcrumbList: z.looseObject({
    itemListElement: z
      .array(z.looseObject({ '@type': z.literal('ListItem'), position: z.number().int().positive(), name: z.string().min(1) }))
      .min(2),
  }),
  BlogPosting: z.looseObject({
    headline: z.string().max(110),
    image: z.union([address, z.array(address)]),
    datePublished: moment,
    author: named,
    publisher: named,
  }),
  Event: z.looseObject({
    name: z.string(),
    startDate: moment,
    endDate: moment,
    eventAttendanceMode: z.string().startsWith('https://schema.org/'),
    location: z.looseObject({ '@type': z.string() }),
    // omitted once the camp has begun
    offers: z.looseObject({ price: z.union([z.number(), z.string()]), priceCurrency: z.literal('ILS') }).optional(),
  }),
  Course: z.strictObject({
    '@context': z.literal('https://schema.org'),
    '@type': z.literal('Course'),
    name: z.string().min(1),
    // search engines read at most 500 characters
    description: z.string().min(20).max(500),
    url: address,
    inLanguage: z.literal(language.code),
    provider: named,
    audience: z.strictObject({ '@type': z.literal('EducationalAudience'), audienceType: z.string() }).optional(),
    educationalLevel: z.string().optional(),
    typicalAgeRange: z
      .string()
      .regex(/^\d+-\d+$/)
      .optional(),
  }),
  FAQPage: z.looseObject({
    mainEntity: z
      .array(
        z.strictObject({
          '@type': z.literal('Question'),
          name: z.string().min(1),
          acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text: z.string().min(1) }),
        }),
      )
      .min(1),
  }),
  JobPosting: z.looseObject({
    title: z.string(),
    description: z.string().min(50),
    datePosted: moment,
    hiringOrganization: named,
    jobLocation: z.looseObject({ address: z.looseObject({ addressLocality: z.string(), addressCountry: z.literal('IL') }) }),
  }),
}

const typed = z.looseObject({ '@type': z.string() })

/** Structured data that is not JSON, is of an unknown kind, lacks what its kind requires, or is missing. */
export function findWrongData(pages: BuiltPage[]): string[] {
  return pages.flatMap((page) => {
    const blocks = [...page.html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, json = '']) =>
      check(json),
    )
    return [...blocks.flatMap(({ faults }) => faults), ...missingKinds(page, new Set(blocks.map(({ kind }) => kind)))].map(
      (fault) => `${page.path}: ${fault}`,
    )
  })
}

function check(json: string): { kind?: string; faults: string[] } {
  let data: unknown
  try {
    data = JSON.parse(json)
  } catch (error) {
    return { faults: [`structured data is not JSON: ${(error as SyntaxError).message}`] }
  }
  const kind = typed.safeParse(data).data?.['@type']
  if (kind === undefined) return { faults: ['structured data has no @type'] }
  const rules = kinds[kind]
  if (!rules) return { kind, faults: [`${kind} is not described in scripts/check-site/structured-data.ts`] }
  const { error } = rules.safeParse(data)
  return { kind, faults: error ? [`${kind} ${z.prettifyError(error).replaceAll('\n', ' ')}`] : [] }
}

/** The home page must describe the organisation, every other page its breadcrumbs. */
function missingKinds(page: BuiltPage, present: Set<string | undefined>): string[] {
  if (isHidden(page)) return []
  const expected = page.path === '/' ? 'EducationalOrganization' : 'BreadcrumbList'
  return present.has(expected) ? [] : [`${expected} is missing`]
}
