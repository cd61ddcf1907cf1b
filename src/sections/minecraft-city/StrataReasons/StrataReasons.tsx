import { classNames } from '#lib/class-names.ts'
import type { SectionView } from '#sections/section-view.ts'
import { HeadedText } from '#ui/HeadedText/HeadedText.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import styles from './StrataReasons.module.css'
import type { strataReasons } from './schema.ts'

type Props = SectionView<ReturnType<typeof strataReasons>>

export function StrataReasons({ id, heading, reasons }: Props) {
  return (
    <Section id={id} labelledBy={`${id}-title`} className={styles.section} data={{ 'data-only': 'screen' }} bleed>
      <div className={styles.street}>
        <h2 id={`${id}-title`}>
          <Text>{heading}</Text>
        </h2>
        <div className={styles.objects} aria-hidden="true">
          <VoxelIcon className={styles.graded} name="tree" />
          <VoxelIcon className={styles.tall} name="home" night />
          <VoxelIcon className={styles.graded} name="kids" />
          <VoxelIcon className={classNames(styles.tall, styles.graded)} name="tree" />
        </div>
      </div>
      <ol className={styles.strata}>
        {reasons.map((reason) => (
          <li key={reason.title}>
            <div className={styles.layer}>
              <HeadedText title={reason.title} text={reason.text} />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
