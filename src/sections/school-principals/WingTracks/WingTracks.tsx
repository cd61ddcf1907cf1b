import { classNames } from '#lib/class-names.ts'
import type { SectionView } from '#sections/section-view.ts'
import { Section } from '#ui/Section/Section.tsx'
import { SectionHead } from '#ui/Section/SectionHead.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import type { wingTracks } from './schema.ts'
import { Wing } from './Wing.tsx'
import styles from './WingTracks.module.css'

type Props = SectionView<ReturnType<typeof wingTracks>>

export function WingTracks({ id, heading, lead, levels }: Props) {
  return (
    <Section id={id} rise labelledBy={`${id}-title`} className={styles.section} bleed>
      <div className={styles.school}>
        <div className={styles.head}>
          <SectionHead id={`${id}-title`} heading={heading} lead={lead} />
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
