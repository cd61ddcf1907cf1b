import type { CampSummary } from '#features/camps/camp-summary.ts'
import type { HeroView } from '#sections/section-view.ts'
import { HeroText } from '#ui/HeroText/HeroText.tsx'
import { Lawn } from '#ui/Lawn/Lawn.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import styles from './CampPosterHero.module.css'
import { HeroTicket } from './HeroTicket.tsx'
import { PosterSky } from './PosterSky.tsx'
import type { campPosterHero } from './schema.ts'

type Props = HeroView<ReturnType<typeof campPosterHero>> & { camps: CampSummary[] }

export function CampPosterHero({ kicker, heading, lead, picture, sprites, camps }: Props) {
  return (
    <section className={styles.poster} aria-labelledby="hero-title">
      <PosterSky />
      {sprites.map((sprite) => (
        <Picture key={sprite.src} className={styles.sprite} picture={sprite} sizes="(min-width: 64rem) 24rem, 14rem" cutout minor />
      ))}
      <div className={styles.text}>
        <HeroText styles={styles} kicker={kicker} heading={heading} lead={lead} />
        <HeroTicket camps={camps} />
      </div>
      <Picture
        className={styles.scene}
        picture={picture}
        // A phone shows only the middle of the picture: a smaller file is sharp enough there, and loads faster.
        sizes="(min-width: 64rem) 100vw, (min-width: 40rem) 60rem, 35rem"
        cutout
        priority
      />
      <Lawn className={styles.ground} />
    </section>
  )
}
