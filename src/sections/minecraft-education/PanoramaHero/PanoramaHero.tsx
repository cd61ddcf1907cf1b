import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'
import type { HeroView } from '#sections/section-view.ts'
import { Actions } from '#ui/Actions/Actions.tsx'
import { HeroWords } from '#ui/HeroWords/HeroWords.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import { SkySwitch } from '#ui/SkySwitch/SkySwitch.tsx'
import plate from '../plate.module.css'
import styles from './PanoramaHero.module.css'
import type { panoramaHero } from './schema.ts'

type Props = HeroView<ReturnType<typeof panoramaHero>> & {
  /** Whether there is a camp to register for. */
  children: ReactNode
}

export function PanoramaHero({ kicker, heading, lead, actions, picture, children }: Props) {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.words}>
        <HeroWords styles={styles} kicker={kicker} heading={heading} lead={lead} />
        <Actions phone="shared" actions={actions} size="large" />
        <p className={styles.camp}>{children}</p>
      </div>
      <Picture className={styles.picture} picture={picture} sizes="(min-width: 64rem) min(85vw, 76rem), 138vw" priority cutout />
      <SkySwitch className={styles.sky} />
      <div className={classNames(plate.plate, styles.plate)} aria-hidden="true" />
    </section>
  )
}
