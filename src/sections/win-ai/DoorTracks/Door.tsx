import { Picture } from '#ui/Picture/Picture.tsx'
import { Text } from '#ui/Text/Text.tsx'
import styles from './Door.module.css'
import type { DoorTracksProps } from './props.ts'

type Props = Pick<DoorTracksProps['items'][number], 'id' | 'audience' | 'question' | 'picture'>

/** A door that as a whole links to its programme below. */
export function Door({ id, audience, question, picture }: Props) {
  return (
    <a className={styles.door} href={`#${id}`}>
      <span className={styles.lintel}>
        <Text>{audience}</Text>
      </span>
      <span className={styles.frame}>
        <Picture className={styles.picture} picture={picture} sizes="(min-width: 64rem) 20rem, (min-width: 40rem) 33vw, 15rem" />
      </span>
      <span className={styles.question}>
        <Text>{question}</Text>
      </span>
    </a>
  )
}
