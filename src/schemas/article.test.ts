import { z } from 'astro/zod'
import { expect, test } from 'vitest'
import { articleSchema } from './article.ts'
import { contentFields } from './content-fields.ts'

const schema = articleSchema(contentFields({ image: (() => z.string()) as never }))

const article = {
  title: 'משחוק בכיתה',
  description: 'ארבעה עקרונות שהופכים דף תרגול למשימה שרוצים לסיים, עם דוגמאות מהכיתה ומהבית.',
  date: '18.05.2026',
  category: 'pedagogy',
  cover: { src: '../../assets/pictures/blog/gamification-in-the-classroom.webp', alt: 'תלמידים סביב לוח משחק' },
  author: 'צוות WIN',
  closing: { icon: 'books', heading: 'רוצים לנסות?', lead: 'דברו איתנו', action: { label: 'לתוכניות', to: '/school-principals' } },
}

/** The errors of the build for an article with these changes. */
function complaints(change: object): string[] {
  return schema.safeParse({ ...article, ...change }).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
}

test('accepts a valid article', () => {
  expect(complaints({})).toEqual([])
})

// spec: 3-articles-title-description
test.each(['31.02.2026', '2026-05-18', '18.5.26'])('the date %s fails the build with the expected format', (date) => {
  expect(complaints({ date })).toEqual([
    expect.stringContaining(`"${date}" is not a day of the calendar written dd.mm.yyyy, such as 03.11.2026`),
  ])
})

test('a missing cover file fails the build with its path, and so does an article without a cover', () => {
  const src = '../../assets/pictures/blog/lost.webp'
  expect(complaints({ cover: { ...article.cover, src } })).toContainEqual(
    expect.stringContaining('there is no picture src/assets/pictures/blog/lost.webp'),
  )
  expect(complaints({ cover: undefined })).toHaveLength(1)
})

test('refuses an unknown subject', () => {
  expect(complaints({ category: 'cooking' })[0]).toMatch(/^category: /)
})

test('a title or a description that search results would cut fails the build with its length', () => {
  expect(complaints({ title: 'א'.repeat(61) })[0]).toMatch(/^title: .*the title has 61 characters/)
  expect(complaints({ description: 'א'.repeat(161) })[0]).toMatch(/^description: .*the description has 161 characters/)
})
