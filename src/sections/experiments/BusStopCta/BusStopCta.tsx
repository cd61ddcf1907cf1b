import type { SectionView } from '#sections/section-view.ts'
import { Actions } from '#ui/Actions/Actions.tsx'
import { ActionLink } from '#ui/Button/ActionLink.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { Text } from '#ui/Text/Text.tsx'
import styles from './BusStopCta.module.css'
import type { busStopCta } from './schema.ts'

type Props = SectionView<ReturnType<typeof busStopCta>>

export function BusStopCta({ id, heading, lead, action, more, picture }: Props) {
  return (
    <Section id={id} labelledBy={`${id}-title`} className={styles.section}>
      <div className={styles.stop}>
        <div className={styles.text}>
          <h2 id={`${id}-title`}>
            <Text>{heading}</Text>
          </h2>
          <p>
            <Text>{lead}</Text>
          </p>
          <Actions gap="apart" className={styles.actions}>
            <ActionLink {...action} size="large" />
            <ActionLink {...more} look="link" />
          </Actions>
        </div>
        <Picture className={styles.bus} picture={picture} sizes="(min-width: 75rem) 36rem, 60vw" cutout />
      </div>
    </Section>
  )
}
