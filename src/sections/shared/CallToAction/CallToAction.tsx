import type { SectionView } from '@/sections/section-view'
import { ActionLink } from '@/ui/Button/ActionLink'
import { Section } from '@/ui/Section/Section'
import { Text } from '@/ui/Text/Text'
import { VoxelIcon } from '@/ui/VoxelIcon/VoxelIcon'
import styles from './CallToAction.module.css'
import type { callToActionSection } from './schema'

type Props = SectionView<ReturnType<typeof callToActionSection>>

export function CallToAction({ id, heading, lead, actions, icon, name }: Props) {
  return (
    <Section id={id} tone="night" rise labelledBy={`${name}-title`}>
      <div className={styles.call}>
        {icon && <VoxelIcon className={styles.icon} name={icon} />}
        <h2 id={`${name}-title`}>
          <Text>{heading}</Text>
        </h2>
        {lead && (
          <p>
            <Text>{lead}</Text>
          </p>
        )}
        <div className={styles.actions}>
          {actions.map((action) => (
            <ActionLink key={action.label} size="large" {...action} />
          ))}
        </div>
      </div>
    </Section>
  )
}
