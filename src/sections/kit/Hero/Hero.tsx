import { BadgeCheck } from 'lucide-react'
import type { HeroView } from '@/sections/section-view'
import { ActionLink } from '@/ui/Button/ActionLink'
import { Picture } from '@/ui/Picture/Picture'
import { Text } from '@/ui/Text/Text'
import styles from './Hero.module.css'
import type { hero } from './schema'

type Props = HeroView<ReturnType<typeof hero>>

export function Hero({ kicker, heading, lead, actions, proof, facts, picture }: Props) {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.words}>
        {kicker && (
          <p className={styles.kicker}>
            <Text>{kicker}</Text>
          </p>
        )}
        <h1 id="hero-title">
          <Text>{heading}</Text>
        </h1>
        <p className={styles.lead}>
          <Text>{lead}</Text>
        </p>
        {actions.length > 0 && (
          <div className={styles.actions}>
            {actions.map((action) => (
              <ActionLink key={action.label} size="large" {...action} />
            ))}
          </div>
        )}
        {proof && (
          <a className={styles.proof} href={proof.href} {...(proof.newTab && { target: '_blank', rel: 'noopener' })}>
            <BadgeCheck aria-hidden />
            <Text>{proof.label}</Text>
          </a>
        )}
      </div>
      <Picture className={styles.picture} picture={picture} sizes="(min-width: 64rem) 50vw, 100vw" priority />
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map((fact) => (
            <div key={fact.label}>
              <dt>
                <Text>{fact.label}</Text>
              </dt>
              <dd>
                <Text>{fact.value}</Text>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
