import { articleSchema } from './schemas/article.ts'
import { campSchema } from './schemas/camps/camp.ts'
import type { ContentFields } from './schemas/content-fields.ts'
import { faqSchema } from './schemas/faq.ts'
import { gallerySchema } from './schemas/gallery.ts'
import { jobSchema } from './schemas/job.ts'
import { legalSchema } from './schemas/legal.ts'
import { menuSchema } from './schemas/menu.ts'
import { notFoundSchema } from './schemas/not-found.ts'
import { noticeSchema } from './schemas/notice.ts'
import { programmeSchema } from './schemas/programme.ts'
import { rolesSchema } from './schemas/role.ts'
import { storySchema } from './schemas/story.ts'
import { termsSchema } from './schemas/terms.ts'
import { testimonialSchema } from './schemas/testimonial.ts'
import { topicsSchema } from './schemas/topic.ts'
import { workshopSchema } from './schemas/workshop.ts'
import { blogPage } from './sections/blog/page.ts'
import { citySchema, landingSchema } from './sections/camps/landing.ts'
import { campsPage } from './sections/camps/page.ts'
import { contactPage } from './sections/contact/page.ts'
import { storyPage } from './sections/dragon-prince-game/page.ts'
import { experimentsPage } from './sections/experiments/page.ts'
import { homePage } from './sections/home/page.ts'
import { jobsPage } from './sections/jobs/page.ts'
import { pageFile } from './sections/kit/page.ts'
import { legalPage } from './sections/legal/page.ts'
import { cityPage } from './sections/minecraft-city/page.ts'
import { educationPage } from './sections/minecraft-education/page.ts'
import { principalsPage } from './sections/school-principals/page.ts'
import { sciencePage } from './sections/science-basket/page.ts'
import { aiPage } from './sections/win-ai/page.ts'
import { englishPage } from './sections/win-english/page.ts'

/**
 * The schema of each collection. content.config.ts registers them with Astro; authoring/ validates with them in plain Node before a file is
 * built or even written, so nothing here may depend on Astro.
 */
export const contentSchemas = {
  // A route page, with a file of its own under src/pages, is a collection with one entry.
  'page-index': homePage,
  'page-win-ai': aiPage,
  'page-win-english': englishPage,
  'page-win-camp': campsPage,
  'page-science-basket': sciencePage,
  'page-school-principals': principalsPage,
  'page-minecraft-city': cityPage,
  'page-minecraft-education': educationPage,
  'page-experiments': experimentsPage,
  'page-dragon-prince-game': storyPage,
  'page-blog': blogPage,
  'page-jobs': jobsPage,
  'page-contact': contactPage,
  'page-accessibility': legalPage,
  'page-privacy': legalPage,
  // Every page: its head, for lists of pages, and the sections of kit pages.
  pages: pageFile,
  testimonials: testimonialSchema,
  galleries: gallerySchema,
  faq: faqSchema,
  articles: articleSchema,
  camps: (fields: ContentFields) => campSchema(fields, landingSchema(fields)),
  cities: citySchema,
  terms: termsSchema,
  jobs: jobSchema,
  roles: () => rolesSchema,
  topics: () => topicsSchema,
  legal: legalSchema,
  menu: menuSchema,
  notices: () => noticeSchema,
  programmes: programmeSchema,
  workshops: workshopSchema,
  notFound: notFoundSchema,
  story: storySchema,
}
