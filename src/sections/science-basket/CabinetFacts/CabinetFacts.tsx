import { ProgrammeFacts, type ProgrammeFactsProps } from '#sections/programme/ProgrammeFacts.tsx'
import styles from './CabinetFacts.module.css'

/** The cabinet of the lab, under the shelf of the first screen: a drawer for each fact that decides, and a label for each other. */
export function CabinetFacts(props: ProgrammeFactsProps) {
  return <ProgrammeFacts {...props} dress={styles} said={['ages', 'group']} />
}
