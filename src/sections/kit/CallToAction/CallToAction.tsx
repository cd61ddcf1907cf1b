import { classNames } from '@/lib/class-names'
import type { PartView } from '@/sections/section-view'
import { Actions } from '@/ui/Actions/Actions'
import { Picture } from '@/ui/Picture/Picture'
import { Section } from '@/ui/Section/Section'
import { Text } from '@/ui/Text/Text'
import { VoxelIcon } from '@/ui/VoxelIcon/VoxelIcon'
import styles from './CallToAction.module.css'
import type { callToAction } from './schema'

type Props = PartView<ReturnType<typeof callToAction>>

export function CallToAction({ id, heading, lead, actions, icon, picture }: Props) {
  return (
    <Section id={id} tone="night" rise={!picture} labelledBy={`${id}-title`}>
      <div className={classNames(styles.call, picture && styles.scene)}>
        {picture && <Picture className={styles.picture} picture={picture} sizes="(min-width: 64rem) 38rem, 100vw" />}
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
