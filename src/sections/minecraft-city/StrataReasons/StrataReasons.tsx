import { classNames } from '@/lib/class-names'
import type { PartView } from '@/sections/section-view'
import { Section } from '@/ui/Section/Section'
import { Text } from '@/ui/Text/Text'
import { VoxelIcon } from '@/ui/VoxelIcon/VoxelIcon'
import styles from './StrataReasons.module.css'
import type { strataReasons } from './schema'

type Props = PartView<ReturnType<typeof strataReasons>>

export function StrataReasons({ id, heading, reasons }: Props) {
  return (
    <Section id={id} labelledBy={`${id}-title`} className={styles.section} bleed>
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
              <h3>
                <Text>{reason.title}</Text>
              </h3>
              <p>
                <Text>{reason.text}</Text>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
