import { ProgrammeFacts, type ProgrammeFactsProps } from '#sections/programme/ProgrammeFacts.tsx'
import styles from './CabinetFacts.module.css'

/** The cabinet of the lab, under the shelf of the first screen: a drawer per deciding fact, and labels for the others. */
export function CabinetFacts(props: ProgrammeFactsProps) {
  return <ProgrammeFacts {...props} classes={styles} hiddenFacts={['ages', 'group']} />
}
