import type { HeroView } from '#sections/section-view.ts'
import { ActionLink } from '#ui/Button/ActionLink.tsx'
import { HeroText } from '#ui/HeroText/HeroText.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import styles from './PostOfficeHero.module.css'
import type { postOfficeHero } from './schema.ts'

type Props = HeroView<ReturnType<typeof postOfficeHero>>

export function PostOfficeHero({ heading, lead, picture, windows }: Props) {
  return (
    <section className={styles.office} aria-labelledby="hero-title">
      <div className={styles.inner}>
        <header className={styles.head}>
          <HeroText styles={styles} heading={heading} lead={lead} />
        </header>
        <Picture className={styles.picture} picture={picture} sizes="(min-width: 80rem) 72rem, 112vw" priority cutout />
      </div>
      <div className={styles.counter} aria-hidden="true" />
      <div className={styles.drawers}>
        <ul className={styles.windows}>
          {windows.map((window) => (
            <li key={window.title}>
              <VoxelIcon name={window.icon} />
              <h2>
                <Text>{window.title}</Text>
              </h2>
              <p>
                <Text>{window.text}</Text>
              </p>
              <ActionLink {...window.action} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
