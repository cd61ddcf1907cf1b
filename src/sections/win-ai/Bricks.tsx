import { Text } from '#ui/Text/Text.tsx'
import styles from './bricks.module.css'

interface Props {
  /** Rows of bricks that form one sentence. */
  rows: string[][]
  /** The last brick, on the crane's cable. */
  last: string
}

/** A sentence as a wall. The spaces between the bricks are for screen readers and for copying. */
export function Bricks({ rows, last }: Props) {
  return rows.map((bricks, number) => (
    <span className={styles.row} key={bricks.join(' ')}>
      {bricks.map((brick) => (
        <span className={styles.brick} key={brick}>
          <Text>{brick}</Text>{' '}
        </span>
      ))}
      {number === rows.length - 1 && (
        <span className={styles.last}>
          <Text>{last}</Text>
        </span>
      )}
    </span>
  ))
}
