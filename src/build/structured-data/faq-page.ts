interface Faq {
  items: { question: string; answer: string; list?: string[] | undefined; sample: boolean }[]
}

/** The questions that a page answers in sight, in the words of schema.org: none, or one page of them. A sample is left out. */
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
