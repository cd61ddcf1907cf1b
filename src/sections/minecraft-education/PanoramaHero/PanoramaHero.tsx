import { classNames } from '@/lib/class-names'
import type { HeroView } from '@/sections/section-view'
import { ActionLink } from '@/ui/Button/ActionLink'
import { Picture } from '@/ui/Picture/Picture'
import { Text } from '@/ui/Text/Text'
import plate from '../plate.module.css'
import styles from './PanoramaHero.module.css'
import type { panoramaHero } from './schema'

type Props = HeroView<ReturnType<typeof panoramaHero>>

export function PanoramaHero({ kicker, heading, lead, actions, picture }: Props) {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.words}>
        {kicker && (
          <p className={styles.kicker}>
            <Text>{kicker}</Text>
          </p>
        )}
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
      </div>
      <Picture className={styles.picture} picture={picture} sizes="(min-width: 64rem) 85vw, 160vw" priority cutout />
      <div className={classNames(plate.plate, styles.plate)} aria-hidden="true" />
    </section>
  )
}
