import type { SectionView } from '@/sections/section-view'
import { ActionLink } from '@/ui/Button/ActionLink'
import { Picture } from '@/ui/Picture/Picture'
import { Text } from '@/ui/Text/Text'
import styles from './PictureBand.module.css'
import type { pictureBandSection } from './schema'

type Props = SectionView<ReturnType<typeof pictureBandSection>>

export function PictureBand({ id, heading, text, picture, action, name }: Props) {
  return (
    <section id={id} className={styles.band} aria-labelledby={`${name}-title`}>
      <Picture className={styles.picture} picture={picture} sizes="100vw" />
      <div className={styles.block}>
        <h2 id={`${name}-title`}>
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
