interface Faq {
  items: { question: string; answer: string; list?: string[] | undefined; sample: boolean }[]
}

/** Describes the visible questions of a page as a schema.org FAQPage, without samples. Empty if there are none. */
export function faqPage({ items }: Faq): object[] {
  const known = items.filter(({ sample }) => !sample)
  if (known.length === 0) return []
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: known.map(({ question, answer, list = [] }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: [answer, list.join(', ')].filter(Boolean).join(' ') },
      })),
    },
  ]
}
