import { Text } from '#ui/Text/Text.tsx'
import type { CampSummary } from './camp-summary.ts'
import styles from './SummaryFacts.module.css'

interface Props {
  camp: CampSummary
  /** Shows only dates, place and price. */
  brief?: boolean
}

/** Dates, hours, grades and place, separated by dots. No line begins or ends with a dot. */
export function SummaryFacts({ camp: { when, hours, place, grades, price }, brief = false }: Props) {
  const facts = brief ? { when, place, price } : { when, hours, grades, place }
  return (
    <span className={styles.facts}>
      <span>
        {Object.entries(facts).map(
          ([name, fact]) =>
            fact && (
              <span key={name} data-fact={name}>
                <Text>{fact}</Text>{' '}
              </span>
            ),
        )}
      </span>
    </span>
  )
}
