import type { SectionView } from '@/sections/section-view'
import { Section } from '@/ui/Section/Section'
import { SectionHead } from '@/ui/Section/SectionHead'
import { Text } from '@/ui/Text/Text'
import { VoxelIcon } from '@/ui/VoxelIcon/VoxelIcon'
import styles from './Cable.module.css'
import type { cableSection } from './schema'

type Props = SectionView<ReturnType<typeof cableSection>>

export function Cable({ id, heading, items, name }: Props) {
  return (
    <Section id={id} tone="night" rise labelledBy={`${name}-title`} className={styles.section}>
      <SectionHead id={`${name}-title`} heading={heading} />
      <ol className={styles.cable}>
        {items.map((item, index) => (
          <li key={item.title}>
            <VoxelIcon className={styles.numeral} name={`n${index + 1}`} />
            <h3>
              <Text>{item.title}</Text>
            </h3>
            <p>
              <Text>{item.text}</Text>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
