import type { SectionView } from '#sections/section-view.ts'
import { HeadedText } from '#ui/HeadedText/HeadedText.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import type { zoningBenefits } from './schema.ts'
import styles from './ZoningBenefits.module.css'

type Props = SectionView<ReturnType<typeof zoningBenefits>>

export function ZoningBenefits({ id, heading, lead, plots }: Props) {
  return (
    <Section id={id} labelledBy={`${id}-title`} data={{ 'data-only': 'screen' }}>
      <div className={styles.plan}>
        <header className={styles.head}>
          <h2 id={`${id}-title`}>
            <Text>{heading}</Text>
          </h2>
          <p>
            <Text>{lead}</Text>
          </p>
        </header>
        <ol className={styles.plots}>
          {plots.map((plot) => (
            <li key={plot.title} className={styles.plot}>
              <div>
                <p className={styles.use}>
                  <Text>{plot.use}</Text>
                </p>
                <HeadedText title={plot.title} text={plot.text} />
              </div>
              <VoxelIcon className={styles.icon} name={plot.icon} />
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
