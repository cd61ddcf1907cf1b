import { classNames } from '@/lib/class-names'
import type { SectionView } from '@/sections/section-view'
import { Section } from '@/ui/Section/Section'
import { SectionHead } from '@/ui/Section/SectionHead'
import { VoxelIcon } from '@/ui/VoxelIcon/VoxelIcon'
import styles from './SchoolWings.module.css'
import type { schoolWingsSection } from './schema'
import { Wing } from './Wing'

type Props = SectionView<ReturnType<typeof schoolWingsSection>>

export function SchoolWings({ id, heading, lead, levels, name }: Props) {
  return (
    <Section id={id} rise labelledBy={`${name}-title`} className={styles.section} bleed>
      <div className={styles.school}>
        <div className={styles.head}>
          <SectionHead id={`${name}-title`} heading={heading} lead={lead} />
        </div>
        {levels.map((level, number) => (
          <Wing key={level.title} level={level} storeys={number + 1} />
        ))}
      </div>
      <div className={styles.ground} aria-hidden="true">
        <VoxelIcon className={classNames(styles.tree, styles.startTree)} name="tree" />
        <VoxelIcon className={classNames(styles.tree, styles.endTree)} name="tree" />
      </div>
    </Section>
  )
}
