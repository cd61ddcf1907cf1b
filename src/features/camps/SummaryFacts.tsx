import { Text } from '#ui/Text/Text.tsx'
import type { CampSummary } from './camp-summary.ts'
import styles from './SummaryFacts.module.css'

interface Props {
  camp: CampSummary
  /** Only when and where. */
  brief?: boolean
}

/** When, for whom and where, with dots between them: no line begins or ends with a dot. */
export function SummaryFacts({ camp: { when, hours, place, grades }, brief = false }: Props) {
  const facts = brief ? [when, place] : [when, hours, grades, place]
  return (
    <span className={styles.facts}>
      <span>
        {facts.map(
          (fact) =>
            fact && (
              <span key={fact}>
                <Text>{fact}</Text>{' '}
              </span>
            ),
        )}
      </span>
    </span>
  )
}
