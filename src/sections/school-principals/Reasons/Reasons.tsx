import { classNames } from '#lib/class-names.ts'
import type { SectionView } from '#sections/section-view.ts'
import { ActionLink } from '#ui/Button/ActionLink.tsx'
import { HeadedText } from '#ui/HeadedText/HeadedText.tsx'
import shared from '#ui/HeroText/HeroText.module.css'
import { Section } from '#ui/Section/Section.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import styles from './Reasons.module.css'
import type { reasons } from './schema.ts'

type Props = SectionView<ReturnType<typeof reasons>>

export function Reasons({ id, heading, lead, seal, items }: Props) {
  return (
    <Section id={id} labelledBy={`${id}-title`} className={styles.section}>
      <div className={styles.columns}>
        <div className={styles.head}>
          <h2 id={`${id}-title`}>
            <Text>{heading}</Text>
          </h2>
          <p className={classNames(shared.lead, styles.lead)}>
            <Text>{lead}</Text>
          </p>
          {seal && (
            <div className={styles.seal}>
              <VoxelIcon className={styles.certificate} name="cert" />
              <div>
                <b>
                  <Text>{seal.title}</Text>
                </b>
                <ActionLink {...seal.action} look="link" />
              </div>
            </div>
          )}
        </div>
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.title}>
              <VoxelIcon className={styles.icon} name={item.icon} />
              <div>
                <HeadedText title={item.title} text={item.text} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
