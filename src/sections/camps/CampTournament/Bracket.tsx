import { Text } from '@/ui/Text/Text'
import { VoxelIcon } from '@/ui/VoxelIcon/VoxelIcon'
import styles from './Bracket.module.css'

interface Props {
  rounds: { title: string; text: string }[]
  level: 'h2' | 'h3'
}

/** How many play in each round: four pairs, two, and one on the stage. */
const pairs = [4, 2, 1]

/** The way to the final, as players draw it: fewer blocks in each round, and a cup at the end. */
export function Bracket({ rounds, level: Title }: Props) {
  return (
    <ol className={styles.bracket}>
      {rounds.map((round, index) => (
        <li key={round.title}>
          <div className={styles.pairs} aria-hidden="true">
            {Array.from({ length: pairs[index] ?? 1 }, (_, pair) => (
              <span key={pair}>
                <i />
                <i />
              </span>
            ))}
          </div>
          <div className={styles.words}>
            <Title>
              <Text>{round.title}</Text>
            </Title>
            <p>
              <Text>{round.text}</Text>
            </p>
          </div>
        </li>
      ))}
      <li className={styles.cup} aria-hidden="true">
        <VoxelIcon className={styles.icon} name="trophy" />
      </li>
    </ol>
  )
}
