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
          {['tree', 'home', 'kids', 'tree'].map((object, place) => (
            <VoxelIcon key={`${object}${place}`} className={place % 2 ? styles.tall : undefined} name={object} night />
          ))}
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
