import { paths } from '@/config/paths'
import { site } from '@/config/site'
import { israelMoment } from '@/lib/israel-time'
import type { PrintedDate } from '@/lib/printed-date'

interface Job {
  id: string
  title: string
  summary: string
  tasks: string[]
  requirements: string[]
  offers: string[]
  posting?: { datePosted: PrintedDate; validThrough: PrintedDate; employmentType: string; locality: string } | undefined
}

/** A job in the words of schema.org; none where the listing lacks what search engines require, or is over by `today` (an ISO day). */
export function jobPosting({ id, title, summary, tasks, requirements, offers, posting }: Job, today: string): object | undefined {
  if (!posting || posting.validThrough.iso < today) return undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description: `<p>${escapeHtml(summary)}</p>${[tasks, requirements, offers].map(htmlList).join('')}`,
    identifier: { '@type': 'PropertyValue', name: site.name, value: id },
    datePosted: posting.datePosted.iso,
    validThrough: israelMoment(posting.validThrough.iso, '23:59'),
    employmentType: posting.employmentType,
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

function htmlList(items: string[]): string {
  return `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`
}

function escapeHtml(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
