import { type Control, useWatch } from 'react-hook-form'
import { classNames } from '@/lib/class-names'
import { blocksOf, type Part } from './required-fields'
import type { JobValues } from './schema'
import styles from './Wall.module.css'

/** From the top of the wall to its base. */
const rows: Part[] = ['about', 'fit', 'who']
const of = 'מתוך'

/** Every required field that is filled in lays a block. */
export function Wall({ control }: { control: Control<JobValues> }) {
  const values = useWatch({ control })
  const wall = rows.map((part) => blocksOf(part, values as Partial<JobValues>))
  const blocks = wall.flat()
  return (
    <div className={styles.place}>
      <div className={styles.wall} aria-hidden>
        {wall.map((row) => (
          <div key={row[0]?.word} className={styles.row}>
            {row.map((block) => (
              <span key={block.word} className={classNames(block.laid && styles.laid)}>
                {block.word}
              </span>
            ))}
          </div>
        ))}
      </div>
      <p className={styles.count}>
        <b>{blocks.filter((block) => block.laid).length}</b> {of} {blocks.length}
      </p>
    </div>
  )
}
