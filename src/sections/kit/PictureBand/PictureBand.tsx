import type { SectionView } from '#sections/section-view.ts'
import { ActionLink } from '#ui/Button/ActionLink.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import { Text } from '#ui/Text/Text.tsx'
import styles from './PictureBand.module.css'
import type { pictureBand } from './schema.ts'

type Props = SectionView<ReturnType<typeof pictureBand>>

export function PictureBand({ id, heading, text, picture, action }: Props) {
  return (
    <section id={id} className={styles.band} aria-labelledby={`${id}-title`}>
      <Picture className={styles.picture} picture={picture} sizes="100vw" />
      <div className={styles.block}>
        <h2 id={`${id}-title`}>
          <Text>{heading}</Text>
        </h2>
        {text && (
          <p>
            <Text>{text}</Text>
          </p>
        )}
        {action && <ActionLink {...action} />}
      </div>
    </section>
  )
}
