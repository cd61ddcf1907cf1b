import { shareImagePath } from '#build/share-image/share-image-path.ts'
import { categories } from '#config/categories.ts'
import { language } from '#config/language.ts'
import { site } from '#config/site.ts'
import type { ArticleCard } from '#features/blog/article-card.ts'

/** An article in the words of schema.org. */
export function blogPosting(article: ArticleCard, author: string, words: number): object {
  const url = new URL(article.href, site.url).href
  const publisher = { '@type': 'EducationalOrganization', '@id': `${site.url}/#organisation`, name: site.name, url: site.url }
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: article.title,
    description: article.description,
    url,
    mainEntityOfPage: url,
    inLanguage: language.code,
    datePublished: article.date.iso,
    dateModified: article.date.iso,
    articleSection: categories[article.category].label,
    wordCount: words,
    timeRequired: `PT${article.minutes}M`,
    image: [new URL(shareImagePath(article.href), site.url).href],
    // a name that is only a sample is nobody's: then the article is ours
    author: article.sample ? publisher : { '@type': 'Person', name: author },
    publisher,
  }
}
