import { expect, test } from 'vitest'
import type { Programme } from '#schemas/programme.ts'
import { course } from './course.ts'

const fact = (text: string, sample = false) => ({ text, sample })
const programme: Programme = {
  name: 'סל מדע',
  summary: 'מחנה מדע וטכנולוגיה',
  heading: 'בקצרה',
  audience: fact('בתי ספר'),
  ages: { from: 6, to: 15, sample: false },
  length: fact('28 שיעורים', true),
  group: { from: 15, to: 25, sample: false },
  place: fact('אצלכם'),
  price: fact('1,234 ש״ח', true),
  payment: fact('בהעברה', true),
  provides: fact('חלל'),
  more: [],
  next: { label: 'הלאה', href: '#contact', newTab: false },
}

test('a programme is a course with its provider, its audience and its ages', () => {
  expect(course(programme, '/science-basket')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: 'סל מדע',
    description: 'מחנה מדע וטכנולוגיה',
    url: 'https://win.example/science-basket',
    inLanguage: 'he',
    provider: {
      '@type': 'EducationalOrganization',
      '@id': 'https://win.example/#organisation',
      name: 'WIN',
      url: 'https://win.example',
    },
    audience: { '@type': 'EducationalAudience', audienceType: 'בתי ספר' },
    typicalAgeRange: '6-15',
  })
})

test('states grades as the educational level', () => {
  const { ages, ...others } = programme
  expect(course({ ...others, grades: { from: 1, to: 12, sample: false } }, '/')).toHaveProperty('educationalLevel', 'כיתות א׳ עד י״ב')
})

test('structured data never contains a sample', () => {
  const { ages, ...others } = programme
  const unknown = { ...others, audience: fact('בתי ספר', true), grades: { from: 4, to: 9, sample: true } }
  const data = course(unknown, '/')
  expect(data).not.toHaveProperty('audience')
  expect(JSON.stringify(data)).not.toMatch(/בתי ספר|כיתות|1,234|28 שיעורים|בהעברה/)
})
