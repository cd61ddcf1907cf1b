import type { PartView } from '@/sections/section-view'
import { Actions } from '@/ui/Actions/Actions'
import { Section } from '@/ui/Section/Section'
import { Text } from '@/ui/Text/Text'
import { VoxelIcon } from '@/ui/VoxelIcon/VoxelIcon'
import styles from './CallToAction.module.css'
import type { callToAction } from './schema'

type Props = PartView<ReturnType<typeof callToAction>>

export function CallToAction({ id, heading, lead, actions, icon }: Props) {
  return (
    <Section id={id} tone="night" rise labelledBy={`${id}-title`}>
      <div className={styles.call}>
        {icon && <VoxelIcon className={styles.icon} name={icon} />}
        <h2 id={`${id}-title`}>
          <Text>{heading}</Text>
        </h2>
        {lead && (
          <p>
            <Text>{lead}</Text>
          </p>
        )}
        <Actions className={styles.actions} actions={actions} size="large" />
      </div>
    </Section>
  )
}
