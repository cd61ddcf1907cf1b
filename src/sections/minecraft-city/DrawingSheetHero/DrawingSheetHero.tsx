import type { HeroView } from '@/sections/section-view'
import { ActionLink } from '@/ui/Button/ActionLink'
import { Picture } from '@/ui/Picture/Picture'
import { Section } from '@/ui/Section/Section'
import { Text } from '@/ui/Text/Text'
import styles from './DrawingSheetHero.module.css'
import type { drawingSheetHero } from './schema'

type Props = HeroView<ReturnType<typeof drawingSheetHero>>

export function DrawingSheetHero({ kicker, heading, lead, actions, picture, labels, facts }: Props) {
  return (
    <Section tone="field" labelledBy="hero-title" className={styles.sheet} bleed>
      <div className={styles.inner}>
        <div className={styles.words}>
          <p className={styles.kicker}>
            <Text>{kicker}</Text>
          </p>
          <h1 id="hero-title">
            <Text>{heading}</Text>
          </h1>
          <p className={styles.lead}>
            <Text>{lead}</Text>
          </p>
          <div className={styles.actions}>
            {actions.map((action) => (
              <ActionLink key={action.label} size="large" {...action} />
            ))}
          </div>
        </div>
        <div className={styles.model}>
          <Picture picture={picture} sizes="(min-width: 64rem) 56rem, 100vw" priority cutout />
          <ul className={styles.labels}>
            {labels.map((label) => (
              <li key={label}>
                <span>
                  <Text>{label}</Text>
                </span>
              </li>
            ))}
          </ul>
        </div>
        <dl className={styles.facts}>
          {facts.map((fact) => (
            <div key={fact.name}>
              <dt>
                <Text>{fact.name}</Text>
              </dt>
              <dd>
                <Text>{fact.value}</Text>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}
