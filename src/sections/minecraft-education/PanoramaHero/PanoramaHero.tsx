import type { CampSummary } from '#features/camps/camp-summary.ts'
import { NextCampNote } from '#features/camps/NextCampNote.tsx'
import { ToJoinOrWait } from '#features/camps/ToJoinOrWait.tsx'
import { classNames } from '#lib/class-names.ts'
import type { HeroView } from '#sections/section-view.ts'
import { Actions } from '#ui/Actions/Actions.tsx'
import { ActionLink } from '#ui/Button/ActionLink.tsx'
import { HeroWords } from '#ui/HeroWords/HeroWords.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import { SkySwitch } from '#ui/SkySwitch/SkySwitch.tsx'
import plate from '../plate.module.css'
import styles from './PanoramaHero.module.css'
import type { panoramaHero } from './schema.ts'

type Props = HeroView<ReturnType<typeof panoramaHero>> & {
  /** The camps that the first action can sign up for. */
  camps: CampSummary[]
}

export function PanoramaHero({ kicker, heading, lead, actions: [register, ...more], picture, camps }: Props) {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.words}>
        <HeroWords styles={styles} kicker={kicker} heading={heading} lead={lead} />
        <Actions phone="shared">
          <ToJoinOrWait camps={camps} className={styles.way}>
            {register && <ActionLink {...register} size="large" />}
          </ToJoinOrWait>
          {more.map((action) => (
            <ActionLink key={action.label} {...action} size="large" second />
          ))}
        </Actions>
        <p className={styles.camp}>
          <NextCampNote camps={camps} />
        </p>
      </div>
      <Picture className={styles.picture} picture={picture} sizes="(min-width: 64rem) min(85vw, 76rem), 138vw" priority cutout />
      <SkySwitch className={styles.sky} />
      <div className={classNames(plate.plate, styles.plate)} aria-hidden="true" />
    </section>
  )
}
