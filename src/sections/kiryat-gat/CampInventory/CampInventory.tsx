import type { SectionView } from '@/sections/section-view'
import { Section } from '@/ui/Section/Section'
import { SectionHead } from '@/ui/Section/SectionHead'
import { Text } from '@/ui/Text/Text'
import { VoxelIcon } from '@/ui/VoxelIcon/VoxelIcon'
import styles from './CampInventory.module.css'
import type { campInventorySection } from './schema'

type Props = SectionView<ReturnType<typeof campInventorySection>>

export function CampInventory({ id, tone, rise, heading, lead, items, name }: Props) {
  return (
    <Section id={id} tone={tone} rise={rise} labelledBy={`${name}-title`}>
      <SectionHead id={`${name}-title`} heading={heading} lead={lead} split />
      <ul className={styles.slots}>
        {items.map((item) => (
          <li key={item.title}>
            <div className={styles.slot}>
              <VoxelIcon className={styles.icon} name={item.icon} />
            </div>
            <div>
              <h3>
                <Text>{item.title}</Text>
              </h3>
              <p>
                <Text>{item.text}</Text>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
