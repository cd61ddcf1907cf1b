import type { SectionView } from '#sections/section-view.ts'
import { HeadedText } from '#ui/HeadedText/HeadedText.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { SectionHead } from '#ui/Section/SectionHead.tsx'
import styles from './PodiumCompetition.module.css'
import type { podiumCompetition } from './schema.ts'

type Props = SectionView<ReturnType<typeof podiumCompetition>>

export function PodiumCompetition({ id, heading, lead, blocks, sample }: Props) {
  return (
    <Section id={id} tone="night" labelledBy={`${id}-title`} className={styles.section}>
      <div className={styles.head}>
        <SectionHead id={`${id}-title`} heading={heading} lead={lead} samples={sample} />
      </div>
      <ul className={styles.podium}>
        {blocks.map((block) => (
          <li key={block.title}>
            <Picture className={styles.team} picture={block.picture} sizes="(min-width: 40rem) 22rem, 40vw" cutout />
            <div className={styles.block}>
              <HeadedText title={block.title} text={block.text} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
