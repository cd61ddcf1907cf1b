import type { PartView } from '@/sections/section-view'
import { ActionLink } from '@/ui/Button/ActionLink'
import { Picture } from '@/ui/Picture/Picture'
import { Section } from '@/ui/Section/Section'
import { Text } from '@/ui/Text/Text'
import styles from './CampLastCallCta.module.css'
import type { campLastCallCta } from './schema'

type Props = PartView<ReturnType<typeof campLastCallCta>>

export function CampLastCallCta({ id, heading, lead, actions, sprite }: Props) {
  return (
    <Section id={id} rise labelledBy={`${id}-title`} className={styles.call}>
      <div className={styles.columns}>
        <div>
          <h2 id={`${id}-title`}>
            <Text>{heading}</Text>
          </h2>
          <p>
            <Text>{lead}</Text>
          </p>
          <div className={styles.actions}>
            {actions.map((action) => (
              <ActionLink key={action.label} size="large" {...action} />
            ))}
          </div>
        </div>
        <Picture className={styles.sprite} picture={sprite} sizes="20rem" cutout />
      </div>
    </Section>
  )
}
