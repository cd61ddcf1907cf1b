import { defineCollection } from 'astro:content'
import type { z } from 'astro/zod'
import { campFiles, campId } from './build/camp-files.ts'
import { contentGlob } from './build/content-glob.ts'
import { pageFiles, pageId } from './build/page-files.ts'
import { uniqueIds } from './build/unique-ids.ts'
import { contentSchemas } from './content-schemas.ts'
import { type ContentFields, contentFields } from './schemas/content-fields.ts'

type Make<Schema> = (fields: ContentFields) => Schema

const drawnPages = Object.keys(contentSchemas).flatMap((name) => (name.startsWith('page-') ? [name.replace('page-', '')] : []))

function collection<Schema extends z.ZodType>(make: Make<Schema>, files: Parameters<typeof contentGlob>[0]) {
  return defineCollection({ loader: contentGlob(files), schema: (context) => make(contentFields(context)) })
}

function drawnPage<Schema extends z.ZodType>(name: string, make: Make<Schema>) {
  return collection(make, { pattern: `${name}.yaml`, base: 'src/content/pages' })
}

function inFolder<Schema extends z.ZodType>(folder: string, make: Make<Schema>, pattern = '*.yaml') {
  return collection(make, { pattern, base: `src/content/${folder}` })
}

export const collections = {
  'page-index': drawnPage('index', contentSchemas['page-index']),
  'page-win-ai': drawnPage('win-ai', contentSchemas['page-win-ai']),
  'page-win-english': drawnPage('win-english', contentSchemas['page-win-english']),
  'page-win-camp': drawnPage('win-camp', contentSchemas['page-win-camp']),
  'page-science-basket': drawnPage('science-basket', contentSchemas['page-science-basket']),
  'page-school-principals': drawnPage('school-principals', contentSchemas['page-school-principals']),
  'page-minecraft-city': drawnPage('minecraft-city', contentSchemas['page-minecraft-city']),
  'page-minecraft-education': drawnPage('minecraft-education', contentSchemas['page-minecraft-education']),
  'page-experiments': drawnPage('experiments', contentSchemas['page-experiments']),
  'page-dragon-prince-game': drawnPage('dragon-prince-game', contentSchemas['page-dragon-prince-game']),
  'page-blog': drawnPage('blog', contentSchemas['page-blog']),
  'page-jobs': drawnPage('jobs', contentSchemas['page-jobs']),
  'page-contact': drawnPage('contact', contentSchemas['page-contact']),
  'page-accessibility': drawnPage('accessibility', contentSchemas['page-accessibility']),
  'page-privacy': drawnPage('privacy', contentSchemas['page-privacy']),
  pages: collection(contentSchemas.pages, { ...pageFiles(process.env), generateId: pageId(drawnPages) }),
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
