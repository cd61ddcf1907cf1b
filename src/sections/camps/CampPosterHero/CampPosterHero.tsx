import type { CampView } from '@/features/camps/camp-view'
import { classNames } from '@/lib/class-names'
import type { HeroView } from '@/sections/section-view'
import button from '@/ui/Button/Button.module.css'
import { HeroWords } from '@/ui/HeroWords/HeroWords'
import { Picture } from '@/ui/Picture/Picture'
import { Text } from '@/ui/Text/Text'
import { VoxelIcon } from '@/ui/VoxelIcon/VoxelIcon'
import styles from './CampPosterHero.module.css'
import { PosterSky } from './PosterSky'
import type { campPosterHero } from './schema'

type Props = HeroView<ReturnType<typeof campPosterHero>> & { camps: CampView[] }

export function CampPosterHero({ kicker, heading, lead, picture, sprites, camps }: Props) {
  return (
    <section className={styles.poster} aria-labelledby="hero-title">
      <PosterSky />
      {sprites.map((sprite) => (
        <Picture key={sprite.src} className={styles.sprite} picture={sprite} sizes="(min-width: 64rem) 22rem, 13rem" cutout />
      ))}
      <div className={styles.words}>
        <HeroWords styles={styles} kicker={kicker} heading={heading} lead={lead} />
        <ul className={styles.plates}>
          {camps.map((camp) => (
            <li key={camp.id}>
              <a className={classNames(button.button, styles.plate)} href={`#${camp.id}`}>
                <VoxelIcon className={styles.icon} name={camp.isOnline ? 'laptop' : 'tent'} />
                <span>
                  <b>
                    <Text>{camp.title}</Text>
                  </b>
                  <small>
                    <Text>{`${camp.printed.place}, ${camp.printed.hours}`}</Text>
                  </small>
                </span>
                <strong>
                  <bdi>{camp.printed.price}</bdi>
                </strong>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <Picture
        className={styles.scene}
        picture={picture}
        // A phone shows the middle of it only: less than its whole width is sharp enough there and keeps the first screen light.
        sizes="(min-width: 64rem) 100vw, (min-width: 40rem) 60rem, 36rem"
        cutout
        priority
      />
    </section>
  )
}
