import { classNames } from '#lib/class-names.ts'
import type { PartView } from '#sections/section-view.ts'
import { Picture } from '#ui/Picture/Picture.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { TitledText } from '#ui/TitledText/TitledText.tsx'
import { AddButton } from './AddButton.tsx'
import styles from './MainTile.module.css'
import type { basketProgrammes } from './schema.ts'
import block from './Tile.module.css'

type Props = PartView<ReturnType<typeof basketProgrammes>>['main']

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
          <TitledText title={title} text={text} />
        </div>
        <AddButton interest={interest} title={title} />
      </div>
    </li>
  )
}
