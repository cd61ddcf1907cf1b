import { Text } from '#ui/Text/Text.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import styles from './Bench.module.css'

/** What those who came before have left on their places. */
const things = ['robot', 'gamepad', 'cubes', 'trophy']

/** A bench on which all places but one are taken. */
export function Bench({ place }: { place: string }) {
  return (
    <div className={styles.bench} aria-hidden="true">
      <span className={styles.free}>
        <Text>{place}</Text>
      </span>
      {things.map((thing) => (
        <VoxelIcon key={thing} name={thing} className={styles.thing} />
      ))}
    </div>
  )
}
