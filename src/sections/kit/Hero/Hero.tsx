import type { HeroView } from '#sections/section-view.ts'
import { Actions } from '#ui/Actions/Actions.tsx'
import { Facts } from '#ui/Facts/Facts.tsx'
import { HeroText } from '#ui/HeroText/HeroText.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import { ProofLink } from '#ui/ProofLink/ProofLink.tsx'
import { SampleMark } from '#ui/SampleMark/SampleMark.tsx'
import styles from './Hero.module.css'
import type { hero } from './schema.ts'

type Props = HeroView<ReturnType<typeof hero>>

export function Hero({ kicker, heading, lead, actions, proof, facts, picture, sample }: Props) {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.text}>
        <HeroText styles={styles} kicker={kicker} heading={heading} lead={lead} />
        {actions.length > 0 && <Actions phone="wide" actions={actions} size="large" />}
        {proof && <ProofLink className={styles.proof} {...proof} />}
        {sample && (
          <p>
            <SampleMark when block />
          </p>
        )}
      </div>
      <Picture className={styles.picture} picture={picture} sizes="(min-width: 64rem) 70vw, 110vw" priority />
      {facts.length > 0 && <Facts className={styles.facts} items={facts} />}
    </section>
  )
}
