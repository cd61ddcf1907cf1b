import type { ArticleCard } from '#features/blog/article-card.ts'
import type { HeroView } from '#sections/section-view.ts'
import { HeroText } from '#ui/HeroText/HeroText.tsx'
import { Plank } from '../Plank.tsx'
import styles from './BlogHero.module.css'
import { OpenBook } from './OpenBook.tsx'
import type { blogHero } from './schema.ts'

type Props = HeroView<ReturnType<typeof blogHero>> & { newest: ArticleCard | undefined }

export function BlogHero({ heading, lead, newest }: Props) {
  return (
    <section className={styles.front} aria-labelledby="hero-title">
      <header className={styles.head}>
        <HeroText styles={styles} heading={heading} lead={lead} />
      </header>
      {newest && <OpenBook article={newest} />}
      <Plank />
    </section>
  )
}
