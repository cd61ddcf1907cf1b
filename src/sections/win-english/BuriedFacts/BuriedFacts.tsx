import { ProgrammeFacts, type ProgrammeFactsProps } from '#sections/programme/ProgrammeFacts.tsx'
import styles from './BuriedFacts.module.css'

/** The facts on a board in the soil, under the lawn of the first screen; each fact has a letter of the alphabet. */
export function BuriedFacts(props: ProgrammeFactsProps) {
  return <ProgrammeFacts {...props} classes={styles} />
}
