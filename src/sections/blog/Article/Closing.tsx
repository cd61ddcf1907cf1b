import type { Action } from '@/schemas/action'
import { ActionLink } from '@/ui/Button/ActionLink'
import { Section } from '@/ui/Section/Section'
import { Text } from '@/ui/Text/Text'
import { VoxelIcon } from '@/ui/VoxelIcon/VoxelIcon'
import styles from './Closing.module.css'

interface Props {
  icon: string
  heading: string
  lead: string
  action: Action
}

/** From the article to the programme that does what it speaks of. */
export function Closing({ icon, heading, lead, action }: Props) {
  return (
    <Section labelledBy="closing-title" rise className={styles.closing}>
      <div className={styles.row}>
        <VoxelIcon className={styles.icon} name={icon} />
        <div>
          <h2 id="closing-title">
            <Text>{heading}</Text>
          </h2>
          <p>
            <Text>{lead}</Text>
          </p>
        </div>
        <ActionLink {...action} size="large" />
      </div>
    </Section>
  )
}
