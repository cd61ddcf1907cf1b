import texts from '#content/interface/sections.json' with { type: 'json' }
import type { Picture as PictureData } from '#lib/picture.ts'
import type { Action } from '#schemas/action.ts'
import { HeroText } from '#ui/HeroText/HeroText.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import styles from './NotFound.module.css'

interface Props {
  heading: string
  lead: string
  picture?: PictureData | undefined
  action: Action
  links: Action[]
  /** The drawings of the links, in the same order. */
  marks: string[]
}

/** Enough for a wide screen, from edge to edge. */
const bricks = 13

/** A wall with a gap. The missing block hangs under a drone and is the link back. */
export function NotFound({ heading, lead, picture, action, links, marks }: Props) {
  return (
    <section className={styles.missing} aria-labelledby="not-found">
      <div className={styles.sky}>
        {picture && (
          <Picture
            className={styles.lost}
            picture={picture}
            sizes="(min-width: 64rem) 48rem, (min-width: 48rem) 59vw, 27rem"
            priority
            cutout
          />
        )}
        <header className={styles.head}>
          <HeroText id="not-found" styles={styles} heading={heading} lead={lead} />
        </header>
        <div className={styles.scene}>
          <a className={styles.block} href={action.href}>
            <Text>{action.label}</Text>
          </a>
          <VoxelIcon className={styles.drone} name="drone" />
          <div className={styles.wall} aria-hidden="true">
            {Array.from({ length: bricks }, (_, place) => (
              <i key={place} />
            ))}
          </div>
        </div>
      </div>
      <nav className={styles.links} aria-label={texts.notFoundLinks}>
        <ul>
          <li aria-hidden="true">{texts.notFoundLinks}:</li>
          {links.map((link, place) => (
            <li key={link.href}>
              {marks[place] && <VoxelIcon className={styles.mark} name={marks[place]} />}
              <a href={link.href}>
                <Text>{link.label}</Text>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  )
}
