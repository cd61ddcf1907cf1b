import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'
import { uniqueIds } from './lib/unique-ids'
import { articleSchema } from './schemas/article'
import { campSchema } from './schemas/camp'
import { contentFields } from './schemas/content-fields'
import { faqSchema } from './schemas/faq'
import { gallerySchema } from './schemas/gallery'
import { jobSchema } from './schemas/job'
import { legalSchema } from './schemas/legal'
import { notFoundSchema } from './schemas/not-found'
import { noticeSchema } from './schemas/notice'
import { pageSchema } from './schemas/page'
import { storySchema } from './schemas/story'
import { termsSchema } from './schemas/terms'
import { testimonialSchema } from './schemas/testimonial'
import { workshopSchema } from './schemas/workshop'

const pages = defineCollection({
  loader: glob({ pattern: '**/*.yaml', base: 'src/content/pages' }),
  schema: (context) => pageSchema(contentFields(context)),
})

const testimonials = defineCollection({
  loader: glob({ pattern: '*.yaml', base: 'src/content/testimonials' }),
  schema: (context) => testimonialSchema(contentFields(context)),
})

const galleries = defineCollection({
  loader: glob({ pattern: '*.yaml', base: 'src/content/galleries' }),
  schema: (context) => gallerySchema(contentFields(context)),
})

const articles = defineCollection({
  loader: glob({ pattern: '**/*.md', base: 'src/content/articles', generateId: uniqueIds('/blog/') }),
  schema: (context) => articleSchema(contentFields(context)),
})

const faq = defineCollection({
  loader: glob({ pattern: '*.yaml', base: 'src/content/faq' }),
  schema: (context) => faqSchema(contentFields(context)),
})

const jobs = defineCollection({
  loader: glob({ pattern: '*.yaml', base: 'src/content/jobs' }),
  schema: (context) => jobSchema(contentFields(context)),
})

const legal = defineCollection({
  loader: glob({ pattern: '*.md', base: 'src/content/legal' }),
  schema: (context) => legalSchema(contentFields(context)),
})

const notices = defineCollection({
  loader: glob({ pattern: '*.yaml', base: 'src/content/notices' }),
  schema: noticeSchema,
})

const workshops = defineCollection({
  loader: glob({ pattern: '*.yaml', base: 'src/content/workshops' }),
  schema: (context) => workshopSchema(contentFields(context)),
})

const camps = defineCollection({
  loader: glob({ pattern: '*.yaml', base: 'src/content/camps' }),
  schema: (context) => campSchema(contentFields(context)),
})

const terms = defineCollection({
  loader: glob({ pattern: '*.yaml', base: 'src/content/terms' }),
  schema: (context) => termsSchema(contentFields(context)),
})

const notFound = defineCollection({
  loader: glob({ pattern: '*.yaml', base: 'src/content/not-found' }),
  schema: (context) => notFoundSchema(contentFields(context)),
})

const story = defineCollection({
  loader: glob({ pattern: '*.yaml', base: 'src/content/story' }),
  schema: (context) => storySchema(contentFields(context)),
})

export const collections = { story, pages, testimonials, galleries, faq, articles, camps, terms, jobs, legal, notices, workshops, notFound }
