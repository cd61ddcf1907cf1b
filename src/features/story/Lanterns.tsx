import lantern from '#assets/icons/lantern.svg?url'
import lanternOff from '#assets/icons/lantern-off.svg?url'
import styles from './Lanterns.module.css'

/** One lantern per riddle, on a rope above the bridge. */
export function Lanterns({ lit }: { lit: boolean[] }) {
  return (
    <ul className={styles.rope}>
      {lit.map((isLit, riddle) => (
        <li key={riddle} data-lit={isLit || undefined}>
          <img src={isLit ? lantern : lanternOff} alt="" width={48} height={64} />
        </li>
      ))}
    </ul>
  )
}
