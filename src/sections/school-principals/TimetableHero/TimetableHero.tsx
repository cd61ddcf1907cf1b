import { BadgeCheck, Printer } from 'lucide-react'
import type { HeroView } from '@/sections/section-view'
import { ActionLink } from '@/ui/Button/ActionLink'
import { Logo } from '@/ui/Logo/Logo'
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
          <div className={styles.onPaper}>
            <Logo />
          </div>
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
          <ul className={styles.notes}>
            {proof && (
              <li>
                <a href={proof.href} target={proof.newTab ? '_blank' : undefined} rel="noopener">
                  <BadgeCheck aria-hidden />
                  <Text>{proof.label}</Text>
                </a>
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
