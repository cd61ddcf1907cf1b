import type { JobValues } from '#forms/job.ts'
import { classNames } from '#lib/class-names.ts'
import { Progress } from './Progress.tsx'
import { blocksOf, type Part } from './required-fields.ts'
import styles from './Wall.module.css'

/** From the top of the wall to its base. */
const rows: Part[] = ['about', 'fit', 'who']

/** Each valid required field lays a block. After sending, the wall is complete until the next application is started. */
export function Wall({ values, isSent }: { values: JobValues; isSent: boolean }) {
  const wall = rows.map((part) => blocksOf(part, values).map((block) => ({ ...block, laid: block.laid || isSent })))
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
        <Progress blocks={wall.flat()} />
      </p>
    </div>
  )
}
