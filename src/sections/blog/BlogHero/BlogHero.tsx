import type { ArticleCard } from '@/features/blog/article-card'
import type { HeroView } from '@/sections/section-view'
import { Text } from '@/ui/Text/Text'
import { Plank } from '../Plank'
import styles from './BlogHero.module.css'
import { OpenBook } from './OpenBook'
import type { blogHero } from './schema'

type Props = HeroView<ReturnType<typeof blogHero>> & { newest: ArticleCard | undefined }

export function BlogHero({ heading, lead, newest }: Props) {
  return (
    <section className={styles.front} aria-labelledby="hero-title">
      <header className={styles.head}>
        <h1 id="hero-title">
          <Text>{heading}</Text>
        </h1>
        <p>
          <Text>{lead}</Text>
        </p>
      </header>
      {newest && <OpenBook article={newest} />}
      <Plank />
    </section>
  )
}
