import type { CampSummary } from '#features/camps/camp-summary.ts'
import { NextCampNote } from '#features/camps/NextCampNote.tsx'
import { SignUpOrWaitingList } from '#features/camps/SignUpOrWaitingList.tsx'
import { classNames } from '#lib/class-names.ts'
import type { HeroView } from '#sections/section-view.ts'
import { Actions } from '#ui/Actions/Actions.tsx'
import { ActionLink } from '#ui/Button/ActionLink.tsx'
import { HeroText } from '#ui/HeroText/HeroText.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import { ThemeSwitch } from '#ui/ThemeSwitch/ThemeSwitch.tsx'
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
      <div className={styles.text}>
        <HeroText styles={styles} kicker={kicker} heading={heading} lead={lead} />
        <Actions phone="shared">
          <SignUpOrWaitingList camps={camps}>{register && <ActionLink {...register} size="large" />}</SignUpOrWaitingList>
          {more.map((action) => (
            <ActionLink key={action.label} {...action} size="large" secondary />
          ))}
        </Actions>
        <p className={styles.camp}>
          <NextCampNote camps={camps} />
        </p>
      </div>
      <Picture className={styles.picture} picture={picture} sizes="(min-width: 64rem) min(85vw, 76rem), 138vw" priority cutout />
      <ThemeSwitch className={styles.sky} />
      <div className={classNames(plate.plate, styles.plate)} aria-hidden="true" />
    </section>
  )
}
