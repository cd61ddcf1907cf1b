import type { ReactNode } from 'react'
import type { HeroView } from '#sections/section-view.ts'
import { ActionLink } from '#ui/Button/ActionLink.tsx'
import { HeroText } from '#ui/HeroText/HeroText.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import { ProofLink } from '#ui/ProofLink/ProofLink.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { Door } from './Door.tsx'
import { FloatingIcons } from './FloatingIcons.tsx'
import styles from './HomeHero.module.css'
import type { homeHero } from './schema.ts'

type Props = HeroView<ReturnType<typeof homeHero>> & {
  /** The next camp. */
  children: ReactNode
}

export function HomeHero({ heading, lead, schools, parents, picture, icons, children }: Props) {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.text}>
        <HeroText styles={styles} heading={heading} lead={lead} />
        <div className={styles.doors}>
          <Door audience="schools" heading={schools.heading} icon={schools.icon}>
            <p>
              <Text>{schools.text}</Text>
            </p>
            <ActionLink {...schools.action} />
            <ProofLink className={styles.proof} {...schools.proof} />
          </Door>
          <Door audience="parents" heading={parents.heading} icon={parents.icon}>
            {children}
            <ActionLink {...parents.action} look="link" />
          </Door>
        </div>
      </div>
      <div className={styles.stage}>
        <Picture className={styles.picture} picture={picture} sizes="(min-width: 110rem) 54vw, (min-width: 75rem) 63vw, 100vw" priority />
        <FloatingIcons icons={icons} />
      </div>
    </section>
  )
}
