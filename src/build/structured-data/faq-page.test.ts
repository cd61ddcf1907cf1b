import { expect, test } from 'vitest'
import { faqPage } from './faq-page.ts'

const question = { question: 'מה מספקים?', answer: 'נבקש מכם:', list: ['חלל', 'חשמל'], sample: false }

test('each question has its answer, including the list below it', () => {
  expect(faqPage({ items: [question, { question: 'מתי?', answer: 'בקיץ.', sample: false }] })).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: [
        { '@type': 'Question', name: 'מה מספקים?', acceptedAnswer: { '@type': 'Answer', text: 'נבקש מכם: חלל, חשמל' } },
        { '@type': 'Question', name: 'מתי?', acceptedAnswer: { '@type': 'Answer', text: 'בקיץ.' } },
      ],
    },
  ])
})

test('structured data never contains a sample, and a page with nothing but samples has none', () => {
  expect(JSON.stringify(faqPage({ items: [question, { question: 'כמה?', answer: '5 ₪', sample: true }] }))).not.toContain('5 ₪')
  expect(faqPage({ items: [{ ...question, sample: true }] })).toEqual([])
})
