import type { HeroView } from '@/sections/section-view'
import { Actions } from '@/ui/Actions/Actions'
import { HeroWords } from '@/ui/HeroWords/HeroWords'
import { Picture } from '@/ui/Picture/Picture'
import { ProofLink } from '@/ui/ProofLink/ProofLink'
import { SampleMark } from '@/ui/SampleMark/SampleMark'
import { Text } from '@/ui/Text/Text'
import styles from './Hero.module.css'
import type { hero } from './schema'

type Props = HeroView<ReturnType<typeof hero>>

export function Hero({ kicker, heading, lead, actions, proof, facts, picture, sample }: Props) {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.words}>
        <HeroWords styles={styles} kicker={kicker} heading={heading} lead={lead} />
        {actions.length > 0 && <Actions className={styles.actions} actions={actions} size="large" />}
        {proof && <ProofLink className={styles.proof} {...proof} />}
        {sample && (
          <p>
            <SampleMark when block />
          </p>
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
