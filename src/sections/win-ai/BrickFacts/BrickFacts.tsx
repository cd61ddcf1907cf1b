import { ProgrammeFacts, type ProgrammeFactsProps } from '#sections/programme/ProgrammeFacts.tsx'
import styles from './BrickFacts.module.css'

/** The facts as a wall of the prompt's bricks. */
export function BrickFacts(props: ProgrammeFactsProps) {
  return <ProgrammeFacts {...props} classes={styles} rise />
}
