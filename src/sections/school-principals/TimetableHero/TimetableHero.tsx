import { Printer } from 'lucide-react'
import type { HeroView } from '@/sections/section-view'
import { Actions } from '@/ui/Actions/Actions'
import { HeroWords } from '@/ui/HeroWords/HeroWords'
import { ProofLink } from '@/ui/ProofLink/ProofLink'
import { Section } from '@/ui/Section/Section'
import { Text } from '@/ui/Text/Text'
import type { timetableHero } from './schema'
import styles from './TimetableHero.module.css'
import { Week } from './Week'

type Props = HeroView<ReturnType<typeof timetableHero>>

export function TimetableHero({ kicker, heading, lead, actions, proof, print, week }: Props) {
  return (
    <Section tone="field" labelledBy="hero-title" className={styles.hero} bleed>
      <div className={styles.inner}>
        <div className={styles.words}>
          <HeroWords styles={styles} kicker={kicker} heading={heading} lead={lead} />
          <Actions className={styles.actions} actions={actions} size="large" />
          <ul className={styles.notes}>
            {proof && (
              <li>
                <ProofLink {...proof} />
              </li>
            )}
            <li className={styles.print}>
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
