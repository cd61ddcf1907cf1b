import type { CollectionEntry } from 'astro:content'
import { israelDay } from '@/lib/israel-time'
import { jobPosting } from '@/lib/job-posting'
import type { Resolved } from '@/lib/resolve-content'

/** The jobs of a page, for search engines. What is over on the day of the build is left out. */
export function jobPostings(sections: Resolved<CollectionEntry<'pages'>['data']['sections']>): object[] {
  const today = israelDay(new Date())
  return sections.flatMap((section) => (section.type === 'openings' ? section.jobs : [])).flatMap((job) => jobPosting(job, today) ?? [])
}
