import type { Programme } from '@/schemas/programme'
import type { PartView } from '@/sections/section-view'
import { Actions } from '@/ui/Actions/Actions'
import { Section } from '@/ui/Section/Section'
import { Text } from '@/ui/Text/Text'
import { VoxelIcon } from '@/ui/VoxelIcon/VoxelIcon'
import styles from './CommitteeCta.module.css'
import { CommitteeSheet } from './CommitteeSheet'
import type { committeeCta } from './schema'

type Props = PartView<ReturnType<typeof committeeCta>> & { programme: Programme }

export function CommitteeCta({ id, heading, lead, actions, sheet, programme }: Props) {
  return (
    <Section id={id} labelledBy={`${id}-title`} className={styles.call}>
      <div className={styles.columns}>
        <div className={styles.words}>
          <h2 id={`${id}-title`}>
            <Text>{heading}</Text>
          </h2>
          <p>
            <Text>{lead}</Text>
          </p>
          <Actions className={styles.actions} actions={actions} size="large" />
          <VoxelIcon className={styles.plot} name="plot4" night />
        </div>
        <CommitteeSheet {...sheet} programme={programme} />
      </div>
    </Section>
  )
}
