import { ProgrammeFacts, type ProgrammeFactsProps } from '#sections/programme/ProgrammeFacts.tsx'
import styles from './BrickFacts.module.css'

/** A wall of the prompt's own bricks. */
export function BrickFacts(props: ProgrammeFactsProps) {
  return <ProgrammeFacts {...props} dress={styles} rise />
}
