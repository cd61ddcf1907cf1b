import type { SectionView } from '@/sections/section-view'
import { ActionLink } from '@/ui/Button/ActionLink'
import { Section } from '@/ui/Section/Section'
import { SectionHead } from '@/ui/Section/SectionHead'
import { Text } from '@/ui/Text/Text'
import { VoxelIcon } from '@/ui/VoxelIcon/VoxelIcon'
import type { workshopsSection } from './schema'
import styles from './Workshops.module.css'

type Props = SectionView<ReturnType<typeof workshopsSection>>

export function Workshops({ id, tone, rise, heading, lead, items, action, name }: Props) {
  return (
    <Section id={id} tone={tone} rise={rise} labelledBy={`${name}-title`}>
      <div className={styles.beside}>
        <div className={styles.words}>
          <SectionHead id={`${name}-title`} heading={heading} lead={lead} />
          <ActionLink {...action} />
        </div>
        <ul className={styles.list}>
          {items.map((workshop) => (
            <li key={workshop.id}>
              <VoxelIcon className={styles.icon} name={workshop.icon} />
              <h3>
                <Text>{workshop.title}</Text>
              </h3>
              <p>
                <Text>{workshop.text}</Text>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
