import { ProgrammeFacts, type ProgrammeFactsProps } from '#sections/programme/ProgrammeFacts.tsx'
import styles from './BuriedFacts.module.css'

/** Under the lawn of the first screen: a board in the soil, each fact behind a letter of the alphabet. */
export function BuriedFacts(props: ProgrammeFactsProps) {
  return <ProgrammeFacts {...props} dress={styles} />
}
