import styles from './CampChip.module.css'
import { campAttributes, whenAttributes } from './camp-attributes'
import { campStates } from './camp-state'
import type { CampView } from './camp-view'

/** Says whether registration is open, the camp is running, or it is over: on the day the page is read. */
export function CampChip({ camp }: { camp: CampView }) {
  return (
    <p className={styles.chip} {...campAttributes(camp)}>
      {campStates.map((when) => (
        <span key={when} {...whenAttributes(when, camp.state)}>
          {camp.chat[when].chip}
        </span>
      ))}
    </p>
  )
}
