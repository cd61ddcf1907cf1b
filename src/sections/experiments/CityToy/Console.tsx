import { Text } from '#ui/Text/Text.tsx'
import visually from '#ui/VisuallyHidden/VisuallyHidden.module.css'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import styles from './Console.module.css'

interface Props {
  features: { adds: string; icon: string }[]
  /** The city's first remark. At first, and without scripts, the city is complete. */
  remark: string
}

/** Four keys, each with a meter of what is built, and a line with the city's remark. */
export function Console({ features, remark }: Props) {
  return (
    <div className={styles.console}>
      <div className={styles.keys} data-only="screen scripts">
        {features.map((feature) => (
          <button key={feature.adds} type="button" className={styles.key} data-build="">
            <VoxelIcon className={styles.icon} name={feature.icon} eager />
            <Text>{feature.adds}</Text> <span className={visually.hidden} data-built-count="" />
            <span className={styles.meter} aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
          </button>
        ))}
      </div>
      <p className={styles.remark} data-remark="">
        <Text>{remark}</Text>
      </p>
    </div>
  )
}
