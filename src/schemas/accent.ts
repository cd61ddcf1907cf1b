import { z } from 'astro/zod'

/** Each programme has a colour scheme, set once per page (src/styles/accents). */
export const accent = z.enum([
  'home',
  'ai',
  'english',
  'camp',
  'science',
  'schools',
  'city',
  'education',
  'experiments',
  'story',
  'blog',
  'jobs',
  'contact',
  'plain',
])
export type Accent = z.infer<typeof accent>
