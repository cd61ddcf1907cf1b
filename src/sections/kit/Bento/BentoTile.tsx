import { ArrowLeft } from 'lucide-react'
import { classNames } from '#lib/class-names.ts'
import type { KitSectionView } from '#sections/section-view.ts'
import { Picture } from '#ui/Picture/Picture.tsx'
import { Text } from '#ui/Text/Text.tsx'
import styles from './BentoTile.module.css'
import { Stairs } from './Stairs.tsx'
import type { bento } from './schema.ts'
import colours from './tile-colours.module.css'

type Tile = KitSectionView<ReturnType<typeof bento>>['items'][number]

/** A tile that is a link as a whole. `className` places it in the grid. */
export function BentoTile({ kind, title, text, to, chips, picture, levels, className, ...tile }: Tile & { className: string | undefined }) {
  return (
    <article data-ring="" data-kind={kind} className={classNames(styles.tile, styles[kind], colours[tile.colours], className)}>
      {picture && (
        <Picture
          className={styles.picture}
          picture={picture}
          sizes={`(min-width: 64rem) ${tile.span * 7.5}rem, 92vw`}
          cutout={kind === 'poster'}
        />
      )}
      <div className={styles.text}>
        <h3>
          <a href={to}>
            <Text>{title}</Text>
          </a>
        </h3>
        <p>
          <Text>{text}</Text>
        </p>
        {chips.length > 0 && (
          <ul className={styles.chips}>
            {chips.map((chip) => (
              <li key={chip}>
                <Text>{chip}</Text>
              </li>
            ))}
          </ul>
        )}
        {levels.length > 0 && <Stairs levels={levels} />}
      </div>
      <span className={styles.go} aria-hidden="true">
        <ArrowLeft />
      </span>
    </article>
  )
}
