import { classNames } from '#lib/class-names.ts'
import type { SectionView } from '#sections/section-view.ts'
import { HeadedText } from '#ui/HeadedText/HeadedText.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import elements from '../elements.module.css'
import styles from './ElementBenefits.module.css'
import type { elementBenefits } from './schema.ts'

type Props = SectionView<ReturnType<typeof elementBenefits>>

export function ElementBenefits({ id, heading, lead, items }: Props) {
  return (
    <Section id={id} labelledBy={`${id}-title`}>
      <div className={styles.table}>
        <header className={styles.head}>
          <h2 id={`${id}-title`}>
            <Text>{heading}</Text>
          </h2>
          <p>
            <Text>{lead}</Text>
          </p>
        </header>
        <ol className={classNames(styles.list, elements.inTurn)}>
          {items.map((item, index) => (
            <li className={styles.element} key={item.title}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <VoxelIcon className={styles.icon} name={item.icon} />
              <span className={styles.symbol} aria-hidden="true">
                {item.symbol}
              </span>
              <HeadedText title={item.title} text={item.text} />
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
