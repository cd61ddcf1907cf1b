import { paths } from '#config/paths.ts'
import { site } from '#config/site.ts'
import { israelMoment } from '#lib/days/israel-time.ts'
import type { PrintedDate } from '#lib/days/printed-date.ts'

interface Job {
  id: string
  title: string
  summary: string
  tasks: string[]
  requirements: string[]
  offers: string[]
  employment: string
  pay: [from: number, to: number]
  posting?: { datePosted: PrintedDate; validThrough: PrintedDate; locality: string } | undefined
  sample: boolean
}

/** Describes a job as a schema.org JobPosting. Undefined if it lacks required data, or has expired by `today` (an ISO day). */
export function jobPosting(job: Job, today: string): object | undefined {
  const { id, title, summary, tasks, requirements, offers, employment, pay, posting, sample } = job
  if (!posting || posting.validThrough.iso < today) return undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description: `<p>${escapeHtml(summary)}</p>${[tasks, requirements, offers].map(htmlList).join('')}`,
    identifier: { '@type': 'PropertyValue', name: site.name, value: id },
    datePosted: posting.datePosted.iso,
    validThrough: israelMoment(posting.validThrough.iso, '23:59'),
    employmentType: employment,
    // The page marks a sample wage as such; a search engine would show it as real.
    ...(!sample && { baseSalary: hourly(pay) }),
    hiringOrganization: {
      '@type': 'Organization',
      name: site.name,
      legalName: site.legalName,
      sameAs: site.url,
      logo: `${site.url}/icon-512.png`,
    },
    jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: posting.locality, addressCountry: 'IL' } },
    directApply: true,
    url: new URL(paths.jobs, site.url).href,
  }
}

function hourly([minValue, maxValue]: Job['pay']): object {
  return { '@type': 'MonetaryAmount', currency: 'ILS', value: { '@type': 'QuantitativeValue', minValue, maxValue, unitText: 'HOUR' } }
}

function htmlList(items: string[]): string {
  return `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`
}

function escapeHtml(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
