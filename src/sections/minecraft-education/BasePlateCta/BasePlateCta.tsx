import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'
import type { SectionView } from '#sections/section-view.ts'
import { ActionLink } from '#ui/Button/ActionLink.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { Text } from '#ui/Text/Text.tsx'
import plate from '../plate.module.css'
import styles from './BasePlateCta.module.css'
import type { basePlateCta } from './schema.ts'

type Props = SectionView<ReturnType<typeof basePlateCta>> & {
  /** The next camp. */
  children: ReactNode
}

export function BasePlateCta({ id, heading, lead, step, actions, picture, children }: Props) {
  return (
    <Section id={id} tone="field" labelledBy={`${id}-title`} bleed className={styles.section}>
      <div className={styles.scene}>
        <div className={styles.text}>
          <h2 id={`${id}-title`}>
            <Text>{heading}</Text>
          </h2>
          <p>
            <Text>{lead}</Text>
          </p>
        </div>
        <div className={styles.next}>{children}</div>
        <Picture className={styles.builders} picture={picture} sizes="(min-width: 64rem) 54rem, 36rem" cutout />
        <div className={styles.bricks}>
          <b className={styles.step} aria-hidden="true">
            {step}
          </b>
          {actions.map((action, number) => (
            <ActionLink key={action.label} size="large" secondary={number > 0} className={styles.brick ?? ''} {...action} />
          ))}
        </div>
      </div>
      <div className={classNames(plate.plate, styles.plate)} aria-hidden="true" />
    </Section>
  )
}
