import { classNames } from '#lib/class-names.ts'
import type { SectionView } from '#sections/section-view.ts'
import { HeadedText } from '#ui/HeadedText/HeadedText.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { Text } from '#ui/Text/Text.tsx'
import hanging from '../hanging.module.css'
import styles from './SentenceBenefits.module.css'
import type { sentenceBenefits } from './schema.ts'

type Props = SectionView<ReturnType<typeof sentenceBenefits>>

export function SentenceBenefits({ id, heading, direction, bricks }: Props) {
  return (
    <Section id={id} labelledBy={`${id}-title`} className={classNames(hanging.hanging, styles.section)}>
      <header className={styles.head}>
        <h2 id={`${id}-title`}>
          <Text>{heading}</Text>
        </h2>
        <p className={styles.direction}>
          <Text>{direction}</Text>
        </p>
      </header>
      <div className={styles.sentence} dir="ltr">
        {bricks.map((brick) => (
          <article className={styles.brick} key={brick.english}>
            <p className={styles.english} lang="en">
              {brick.english}
            </p>
            <div className={styles.benefit} dir="rtl">
              <HeadedText title={brick.title} text={brick.text} />
            </div>
          </article>
        ))}
      </div>
    </Section>
  )
}
