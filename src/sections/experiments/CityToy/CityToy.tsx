import type { HeroView } from '#sections/section-view.ts'
import { Actions } from '#ui/Actions/Actions.tsx'
import { HeroText } from '#ui/HeroText/HeroText.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import { CityActions } from './CityActions.tsx'
import styles from './CityToy.module.css'
import { Console } from './Console.tsx'
import { Features } from './Features.tsx'
import { Pieces, plotSizes } from './Pieces.tsx'
import { Postcard } from './Postcard.tsx'
import type { cityToy } from './schema.ts'

type Props = HeroView<ReturnType<typeof cityToy>>

export function CityToy({ kicker, heading, lead, actions, plot, pieces, features, featuresHeading, count, yours, ...texts }: Props) {
  const remarks = { remarks: texts.remarks, balanced: texts.balanced, whole: texts.whole, empty: texts.empty }
  return (
    <section className={styles.story} data-city="" data-words={JSON.stringify(remarks)} data-count={count}>
      <section className={styles.text} aria-labelledby="hero-title">
        <HeroText styles={styles} kicker={kicker} heading={heading} lead={lead} />
        <Actions actions={actions} size="large" />
      </section>
      <div className={styles.scene}>
        <div className={styles.plot} role="img" aria-label={plot.alt} data-plot="">
          <Picture picture={{ ...plot, alt: '' }} sizes={plotSizes} cutout priority />
          <Pieces pieces={pieces} className={styles.piece} />
        </div>
        <Console features={features} remark={texts.whole} />
      </div>
      <Features heading={featuresHeading} features={features} />
      <CityActions {...yours}>
        <Postcard plot={plot} pieces={pieces} />
      </CityActions>
    </section>
  )
}
