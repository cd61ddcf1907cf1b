import { classNames } from '#lib/class-names.ts'
import type { SectionView } from '#sections/section-view.ts'
import { HeadedText } from '#ui/HeadedText/HeadedText.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { AddButton } from './AddButton.tsx'
import styles from './MainTile.module.css'
import type { basketProgrammes } from './schema.ts'
import block from './Tile.module.css'

type Props = SectionView<ReturnType<typeof basketProgrammes>>['main']

export function MainTile({ title, text, picture, figure, unit, interest }: Props) {
  return (
    <li className={classNames(block.tile, styles.main)}>
      <Picture className={classNames(block.picture, styles.picture)} picture={picture} sizes="(min-width: 64rem) 38rem, 100vw" />
      <div className={styles.band}>
        <p className={styles.figure}>
          {figure}
          <small>
            <Text>{unit}</Text>
          </small>
        </p>
        <div>
          <HeadedText title={title} text={text} />
        </div>
        <AddButton interest={interest} title={title} />
      </div>
    </li>
  )
}
