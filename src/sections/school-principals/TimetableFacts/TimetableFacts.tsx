import { ProgrammeFacts, type ProgrammeFactsProps } from '#sections/programme/ProgrammeFacts.tsx'
import styles from './TimetableFacts.module.css'

/** The facts as cells of the timetable above, with payment as the only bright one. */
export function TimetableFacts(props: ProgrammeFactsProps) {
  return <ProgrammeFacts {...props} classes={styles} tone="field" />
}
