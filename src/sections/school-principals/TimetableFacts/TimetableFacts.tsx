import { ProgrammeFacts, type ProgrammeFactsProps } from '#sections/programme/ProgrammeFacts.tsx'
import styles from './TimetableFacts.module.css'

/** Cells of the timetable above; one bright cell marks how it is paid for. */
export function TimetableFacts(props: ProgrammeFactsProps) {
  return <ProgrammeFacts {...props} dress={styles} tone="field" />
}
