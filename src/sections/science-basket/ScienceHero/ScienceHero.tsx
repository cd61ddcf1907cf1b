import { classNames } from '#lib/class-names.ts'
import type { Programme } from '#schemas/programme.ts'
import { formatFigures } from '#sections/programme/list-facts.ts'
import type { HeroView } from '#sections/section-view.ts'
import { Actions } from '#ui/Actions/Actions.tsx'
import { Facts } from '#ui/Facts/Facts.tsx'
import { HeroText } from '#ui/HeroText/HeroText.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import elements from '../elements.module.css'
import styles from './ScienceHero.module.css'
import type { scienceHero } from './schema.ts'

interface Props extends HeroView<ReturnType<typeof scienceHero>> {
  programme: Programme
  /** The symbols of the table of elements further down the page; a small copy of it is on the wall. */
  symbols: string[]
}

export function ScienceHero({ kicker, heading, lead, actions, picture, treads, shelf, programme, symbols }: Props) {
  const figures = [...shelfOf(programme, shelf), shelf.more]
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.text}>
        <p className={styles.kicker}>
          <VoxelIcon name="basket" />
          <Text>{kicker}</Text>
        </p>
        <HeroText styles={styles} heading={heading} lead={lead} />
        <Actions className={styles.actions} actions={actions} size="large" />
      </div>
      <div className={styles.stage}>
        <div className={classNames(styles.table, elements.inTurn)} aria-hidden="true">
          {symbols.map((symbol) => (
            <span key={symbol}>{symbol}</span>
          ))}
        </div>
        <Picture className={styles.picture} picture={picture} sizes="(min-width: 64rem) min(64vw, 66rem), 115vw" cutout priority />
        {treads.map((tread) => (
          <VoxelIcon key={tread} className={styles.tread} name={tread} />
        ))}
      </div>
      <Facts className={styles.facts} items={figures} />
    </section>
  )
}

/** Ages and group size as figures only; the shelf has their labels. */
function shelfOf({ ages, group }: Programme, words: Props['shelf']) {
  return [
    ...(ages ? [{ value: formatFigures(ages), label: words.ages }] : []),
    ...('to' in group ? [{ value: formatFigures(group), label: words.group }] : []),
  ]
}
