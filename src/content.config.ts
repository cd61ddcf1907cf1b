import { defineCollection } from 'astro:content'
import type { z } from 'astro/zod'
import { campFiles, campId } from './build/camp-files.ts'
import { contentGlob } from './build/content-glob.ts'
import { pageFiles, pageId } from './build/page-files.ts'
import { uniqueIds } from './build/unique-ids.ts'
import { contentSchemas } from './content-schemas.ts'
import { type ContentFields, contentFields } from './schemas/content-fields.ts'

type Make<Schema> = (fields: ContentFields) => Schema

const routePages = Object.keys(contentSchemas).flatMap((name) => (name.startsWith('page-') ? [name.replace('page-', '')] : []))

function collection<Schema extends z.ZodType>(make: Make<Schema>, files: Parameters<typeof contentGlob>[0]) {
  return defineCollection({ loader: contentGlob(files), schema: (context) => make(contentFields(context)) })
}

function routePage<Schema extends z.ZodType>(name: string, make: Make<Schema>) {
  return collection(make, { pattern: `${name}.yaml`, base: 'src/content/pages' })
}

function inFolder<Schema extends z.ZodType>(folder: string, make: Make<Schema>, pattern = '*.yaml') {
  return collection(make, { pattern, base: `src/content/${folder}` })
}

export const collections = {
  'page-index': routePage('index', contentSchemas['page-index']),
  'page-win-ai': routePage('win-ai', contentSchemas['page-win-ai']),
  'page-win-english': routePage('win-english', contentSchemas['page-win-english']),
  'page-win-camp': routePage('win-camp', contentSchemas['page-win-camp']),
  'page-science-basket': routePage('science-basket', contentSchemas['page-science-basket']),
  'page-school-principals': routePage('school-principals', contentSchemas['page-school-principals']),
  'page-minecraft-city': routePage('minecraft-city', contentSchemas['page-minecraft-city']),
  'page-minecraft-education': routePage('minecraft-education', contentSchemas['page-minecraft-education']),
  'page-experiments': routePage('experiments', contentSchemas['page-experiments']),
  'page-dragon-prince-game': routePage('dragon-prince-game', contentSchemas['page-dragon-prince-game']),
  'page-blog': routePage('blog', contentSchemas['page-blog']),
  'page-jobs': routePage('jobs', contentSchemas['page-jobs']),
  'page-contact': routePage('contact', contentSchemas['page-contact']),
  'page-accessibility': routePage('accessibility', contentSchemas['page-accessibility']),
  'page-privacy': routePage('privacy', contentSchemas['page-privacy']),
  pages: collection(contentSchemas.pages, { ...pageFiles(process.env), generateId: pageId(routePages) }),
  testimonials: inFolder('testimonials', contentSchemas.testimonials),
  galleries: inFolder('galleries', contentSchemas.galleries),
  faq: inFolder('faq', contentSchemas.faq),
  articles: collection(contentSchemas.articles, { pattern: '**/*.md', base: 'src/content/articles', generateId: uniqueIds('/blog/') }),
  camps: collection(contentSchemas.camps, { ...campFiles(process.env), generateId: campId }),
  cities: inFolder('cities', contentSchemas.cities),
  terms: inFolder('terms', contentSchemas.terms),
  jobs: inFolder('jobs', contentSchemas.jobs),
  roles: inFolder('roles', contentSchemas.roles, '*.json'),
  topics: inFolder('topics', contentSchemas.topics, '*.json'),
  legal: inFolder('legal', contentSchemas.legal, '*.md'),
  menu: inFolder('menu', contentSchemas.menu, 'site.yaml'),
  notices: inFolder('notices', contentSchemas.notices),
  programmes: inFolder('programmes', contentSchemas.programmes),
  workshops: inFolder('workshops', contentSchemas.workshops),
  notFound: inFolder('not-found', contentSchemas.notFound),
  story: inFolder('story', contentSchemas.story),
}
