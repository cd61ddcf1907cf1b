import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'
import { contentFields } from './schemas/content-fields'
import { gallerySchema } from './schemas/gallery'
import { pageSchema } from './schemas/page'
import { testimonialSchema } from './schemas/testimonial'

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

export const collections = { galleries, pages, testimonials }
