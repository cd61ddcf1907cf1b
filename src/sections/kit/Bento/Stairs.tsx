import { Text } from '#ui/Text/Text.tsx'
import styles from './Stairs.module.css'

/** Levels as three rising steps. */
export function Stairs({ levels }: { levels: { title: string; text: string }[] }) {
  return (
    <ul className={styles.stairs}>
      {levels.map((level) => (
        <li key={level.title}>
          <Text>{level.title}</Text>
          <small>
            <Text>{level.text}</Text>
          </small>
        </li>
      ))}
    </ul>
  )
}
