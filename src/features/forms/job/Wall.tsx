import type { FormPartId } from '#forms/engine/define-form.ts'
import type { JobValues } from '#forms/job.ts'
import { classNames } from '#lib/class-names.ts'
import { blocksOfPart } from './form-blocks.ts'
import { Progress } from './Progress.tsx'
import styles from './Wall.module.css'

/** From the top of the wall to its base. */
const rows: FormPartId[] = ['about', 'fit', 'who']

/** Each valid required field lays a block. After sending, the wall is complete until the next application is started. */
export function Wall({ values, isSent }: { values: JobValues; isSent: boolean }) {
  const wall = rows.map((part) => blocksOfPart(part, values).map((block) => ({ ...block, laid: block.laid || isSent })))
  return (
    <div className={styles.place}>
      <div className={styles.wall} aria-hidden>
        {wall.map((row) => (
          <div key={row[0]?.label} className={styles.row}>
            {row.map((block) => (
              <span key={block.label} className={classNames(block.laid && styles.laid)}>
                {block.label}
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
