import { ProgrammeFacts, type ProgrammeFactsProps } from '@/sections/programme/ProgrammeFacts'
import styles from './BoxFacts.module.css'

/** The side of the box that a building set comes in. */
export function BoxFacts(props: ProgrammeFactsProps) {
  return <ProgrammeFacts {...props} dress={styles} />
}
