import type { HeroView } from '@/sections/section-view'
import { Actions } from '@/ui/Actions/Actions'
import { HeroWords } from '@/ui/HeroWords/HeroWords'
import { Text } from '@/ui/Text/Text'
import { VoxelIcon } from '@/ui/VoxelIcon/VoxelIcon'
import styles from './GrowingPlotHero.module.css'
import type { growingPlotHero } from './schema'

type Props = HeroView<ReturnType<typeof growingPlotHero>>

/** The empty plot, and what each feature adds to it. */
const layers = ['lot-1', 'lot-2', 'lot-3', 'lot-4', 'lot-5']

export function GrowingPlotHero({ kicker, heading, lead, actions, alt, featuresHeading, features }: Props) {
  return (
    <section className={styles.story}>
      <section className={styles.words} aria-labelledby="hero-title">
        <HeroWords styles={styles} kicker={kicker} heading={heading} lead={lead} />
        <Actions actions={actions} size="large" />
      </section>
      <div className={styles.scene} role="img" aria-label={alt} data-plot="">
        {layers.map((layer) => (
          <VoxelIcon key={layer} className={styles.layer} name={layer} eager />
        ))}
      </div>
      <section className={styles.features} aria-labelledby="hero-features">
        <h2 id="hero-features">
          <Text>{featuresHeading}</Text>
        </h2>
        <ol>
          {features.map((feature) => (
            <li key={feature.title} data-builds="">
              <article className={styles.sign}>
                <p className={styles.adds}>
                  <Text>{feature.adds}</Text>
                </p>
                <h3>
                  <Text>{feature.title}</Text>
                </h3>
                <p>
                  <Text>{feature.text}</Text>
                </p>
              </article>
            </li>
          ))}
        </ol>
      </section>
    </section>
  )
}
