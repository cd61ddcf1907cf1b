import { shareImagePath } from '#build/share-image/share-image-path.ts'
import { categories } from '#config/categories.ts'
import { language } from '#config/language.ts'
import { site } from '#config/site.ts'
import type { ArticleCard } from '#features/blog/article-card.ts'

/** Returns the schema.org BlogPosting of an article. */
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
    // The author name of a sample article is a placeholder, so the publisher is the author.
    author: article.sample ? publisher : { '@type': 'Person', name: author },
    publisher,
  }
}
