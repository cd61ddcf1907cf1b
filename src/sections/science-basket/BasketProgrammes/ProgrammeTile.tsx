import { classNames } from '#lib/class-names.ts'
import type { SectionView } from '#sections/section-view.ts'
import { HeadedText } from '#ui/HeadedText/HeadedText.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import { AddButton } from './AddButton.tsx'
import styles from './ProgrammeTile.module.css'
import type { basketProgrammes } from './schema.ts'
import block from './Tile.module.css'

type Props = SectionView<ReturnType<typeof basketProgrammes>>['items'][number]

export function ProgrammeTile({ title, text, picture, interest }: Props) {
  return (
    <li className={classNames(block.tile, styles.tile)}>
      <Picture
        className={classNames(block.picture, styles.picture)}
        picture={picture}
        sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 11rem"
      />
      <div className={styles.text}>
        <HeadedText title={title} text={text} />
        <AddButton interest={interest} title={title} />
      </div>
    </li>
  )
}
