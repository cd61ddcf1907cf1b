import { Printer } from 'lucide-react'
import type { HeroView } from '#sections/section-view.ts'
import { Actions } from '#ui/Actions/Actions.tsx'
import { HeroText } from '#ui/HeroText/HeroText.tsx'
import { ProofLink } from '#ui/ProofLink/ProofLink.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { Text } from '#ui/Text/Text.tsx'
import type { timetableHero } from './schema.ts'
import styles from './TimetableHero.module.css'
import { Week } from './Week.tsx'

type Props = HeroView<ReturnType<typeof timetableHero>>

export function TimetableHero({ kicker, heading, lead, actions, proof, print, week }: Props) {
  return (
    <Section tone="field" labelledBy="hero-title" className={styles.hero} bleed>
      <div className={styles.inner}>
        <div className={styles.text}>
          <HeroText styles={styles} kicker={kicker} heading={heading} lead={lead} />
          <Actions phone="compact" gap="close" actions={actions} size="large" />
          <ul className={styles.notes}>
            {proof && (
              <li>
                <ProofLink {...proof} />
              </li>
            )}
            <li data-only="scripts">
              <button type="button" data-print="">
                <Printer aria-hidden />
                <Text>{print}</Text>
              </button>
            </li>
          </ul>
        </div>
        <Week {...week} />
      </div>
    </Section>
  )
}
