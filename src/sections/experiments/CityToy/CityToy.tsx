import type { HeroView } from '#sections/section-view.ts'
import { Actions } from '#ui/Actions/Actions.tsx'
import { HeroWords } from '#ui/HeroWords/HeroWords.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import styles from './CityToy.module.css'
import { Console } from './Console.tsx'
import { Features } from './Features.tsx'
import { Pieces, plotSizes } from './Pieces.tsx'
import { Postcard } from './Postcard.tsx'
import type { cityToy } from './schema.ts'
import { Yours } from './Yours.tsx'

type Props = HeroView<ReturnType<typeof cityToy>>

export function CityToy({ kicker, heading, lead, actions, plot, pieces, features, featuresHeading, count, yours, ...said }: Props) {
  const words = { remarks: said.remarks, balanced: said.balanced, whole: said.whole, empty: said.empty }
  return (
    <section className={styles.story} data-city="" data-words={JSON.stringify(words)} data-count={count}>
      <section className={styles.words} aria-labelledby="hero-title">
        <HeroWords styles={styles} kicker={kicker} heading={heading} lead={lead} />
        <Actions actions={actions} size="large" />
      </section>
      <div className={styles.scene}>
        <div className={styles.plot} role="img" aria-label={plot.alt} data-plot="">
          <Picture picture={{ ...plot, alt: '' }} sizes={plotSizes} cutout priority />
          <Pieces pieces={pieces} className={styles.piece} />
        </div>
        <Console features={features} remark={said.whole} />
      </div>
      <Features heading={featuresHeading} features={features} />
      <Yours {...yours}>
        <Postcard plot={plot} pieces={pieces} />
      </Yours>
    </section>
  )
}
