import { defineCollection } from 'astro:content'
import type { z } from 'astro/zod'
import { campFiles, campId } from './build/camp-files'
import { contentGlob } from './build/content-glob'
import { pageFiles, pageId } from './build/page-files'
import { uniqueIds } from './build/unique-ids'
import { articleSchema } from './schemas/article'
import { campSchema } from './schemas/camps/camp'
import { type ContentFields, contentFields } from './schemas/content-fields'
import { faqSchema } from './schemas/faq'
import { gallerySchema } from './schemas/gallery'
import { jobSchema } from './schemas/job'
import { legalSchema } from './schemas/legal'
import { menuSchema } from './schemas/menu'
import { notFoundSchema } from './schemas/not-found'
import { noticeSchema } from './schemas/notice'
import { programmeSchema } from './schemas/programme'
import { storySchema } from './schemas/story'
import { termsSchema } from './schemas/terms'
import { testimonialSchema } from './schemas/testimonial'
import { workshopSchema } from './schemas/workshop'
import { blogPage } from './sections/blog/page'
import { citySchema, landingSchema } from './sections/camps/landing'
import { campsPage } from './sections/camps/page'
import { contactPage } from './sections/contact/page'
import { storyPage } from './sections/dragon-prince-game/page'
import { experimentsPage } from './sections/experiments/page'
import { homePage } from './sections/home/page'
import { jobsPage } from './sections/jobs/page'
import { pageFile } from './sections/kit/page'
import { legalPage } from './sections/legal/page'
import { cityPage } from './sections/minecraft-city/page'
import { educationPage } from './sections/minecraft-education/page'
import { principalsPage } from './sections/school-principals/page'
import { sciencePage } from './sections/science-basket/page'
import { aiPage } from './sections/win-ai/page'
import { englishPage } from './sections/win-english/page'

const pageFolder = 'src/content/pages'

/** A drawn page, which has a file of its own under src/pages: a collection of one. */
function drawnPage<Schema extends z.ZodType>(name: string, schema: (fields: ContentFields) => Schema) {
  return defineCollection({
    loader: contentGlob({ pattern: `${name}.yaml`, base: pageFolder }),
    schema: (context) => schema(contentFields(context)),
  })
}

const drawnPages = {
  'page-index': drawnPage('index', homePage),
  'page-win-ai': drawnPage('win-ai', aiPage),
  'page-win-english': drawnPage('win-english', englishPage),
  'page-win-camp': drawnPage('win-camp', campsPage),
  'page-science-basket': drawnPage('science-basket', sciencePage),
  'page-school-principals': drawnPage('school-principals', principalsPage),
  'page-minecraft-city': drawnPage('minecraft-city', cityPage),
  'page-minecraft-education': drawnPage('minecraft-education', educationPage),
  'page-experiments': drawnPage('experiments', experimentsPage),
  'page-dragon-prince-game': drawnPage('dragon-prince-game', storyPage),
  'page-blog': drawnPage('blog', blogPage),
  'page-jobs': drawnPage('jobs', jobsPage),
  'page-contact': drawnPage('contact', contactPage),
  'page-accessibility': drawnPage('accessibility', legalPage),
  'page-privacy': drawnPage('privacy', legalPage),
}

/** Every page: its head, for whatever lists them, and the sections of those that are made of the kit. A drawn page's parts are above. */
const pages = defineCollection({
  loader: contentGlob({ ...pageFiles(process.env), generateId: pageId(Object.keys(drawnPages).map((key) => key.replace('page-', ''))) }),
  schema: (context) => pageFile(contentFields(context)),
})

const testimonials = defineCollection({
  loader: contentGlob({ pattern: '*.yaml', base: 'src/content/testimonials' }),
  schema: (context) => testimonialSchema(contentFields(context)),
})

const galleries = defineCollection({
  loader: contentGlob({ pattern: '*.yaml', base: 'src/content/galleries' }),
  schema: (context) => gallerySchema(contentFields(context)),
})

const articles = defineCollection({
  loader: contentGlob({ pattern: '**/*.md', base: 'src/content/articles', generateId: uniqueIds('/blog/') }),
  schema: (context) => articleSchema(contentFields(context)),
})

const faq = defineCollection({
  loader: contentGlob({ pattern: '*.yaml', base: 'src/content/faq' }),
  schema: (context) => faqSchema(contentFields(context)),
})

const jobs = defineCollection({
  loader: contentGlob({ pattern: '*.yaml', base: 'src/content/jobs' }),
  schema: (context) => jobSchema(contentFields(context)),
})

const legal = defineCollection({
  loader: contentGlob({ pattern: '*.md', base: 'src/content/legal' }),
  schema: (context) => legalSchema(contentFields(context)),
})

const menu = defineCollection({
  loader: contentGlob({ pattern: 'site.yaml', base: 'src/content/menu' }),
  schema: (context) => menuSchema(contentFields(context)),
})

const notices = defineCollection({
  loader: contentGlob({ pattern: '*.yaml', base: 'src/content/notices' }),
  schema: noticeSchema,
})

const programmes = defineCollection({
  loader: contentGlob({ pattern: '*.yaml', base: 'src/content/programmes' }),
  schema: (context) => programmeSchema(contentFields(context)),
})

const workshops = defineCollection({
  loader: contentGlob({ pattern: '*.yaml', base: 'src/content/workshops' }),
  schema: (context) => workshopSchema(contentFields(context)),
})

const camps = defineCollection({
  loader: contentGlob({ ...campFiles(process.env), generateId: campId }),
  schema: (context) => campSchema(contentFields(context), landingSchema(contentFields(context))),
})

const cities = defineCollection({
  loader: contentGlob({ pattern: '*.yaml', base: 'src/content/cities' }),
  schema: (context) => citySchema(contentFields(context)),
})

const terms = defineCollection({
  loader: contentGlob({ pattern: '*.yaml', base: 'src/content/terms' }),
  schema: (context) => termsSchema(contentFields(context)),
})

const notFound = defineCollection({
  loader: contentGlob({ pattern: '*.yaml', base: 'src/content/not-found' }),
  schema: (context) => notFoundSchema(contentFields(context)),
})

const story = defineCollection({
  loader: contentGlob({ pattern: '*.yaml', base: 'src/content/story' }),
  schema: (context) => storySchema(contentFields(context)),
})

export const collections = {
  ...drawnPages,
  pages,
  testimonials,
  galleries,
  faq,
  articles,
  camps,
  cities,
  terms,
  jobs,
  legal,
  menu,
  notices,
  programmes,
  workshops,
  notFound,
  story,
}
