import { language } from '#config/language.ts'
import { site } from '#config/site.ts'
import { formatGrades } from '#lib/text/format-grades.ts'
import type { Programme } from '#schemas/programme.ts'

/** Describes a programme as a schema.org Course. Leaves out samples, which the owner has not confirmed. */
export function course({ name, summary, audience, grades, ages }: Programme, path: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name,
    description: summary,
    url: new URL(path, site.url).href,
    inLanguage: language.code,
    provider: { '@type': 'EducationalOrganization', '@id': `${site.url}/#organisation`, name: site.name, url: site.url },
    ...(isKnown(audience) && { audience: { '@type': 'EducationalAudience', audienceType: audience.text } }),
    ...(isKnown(grades) && { educationalLevel: formatGrades(grades.from, grades.to) }),
    ...(isKnown(ages) && { typicalAgeRange: `${ages.from}-${ages.to}` }),
  }
}

function isKnown<Fact extends { sample: boolean }>(fact: Fact | undefined): fact is Fact {
  return fact !== undefined && !fact.sample
}
