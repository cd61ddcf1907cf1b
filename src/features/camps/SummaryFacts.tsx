import { SampleMark } from '#ui/SampleMark/SampleMark.tsx'
import { Text } from '#ui/Text/Text.tsx'
import type { CampSummary } from './camp-summary.ts'
import styles from './SummaryFacts.module.css'

/** When, for whom and where, with dots between them: no line begins or ends with a dot. */
export function SummaryFacts({ camp: { when, place, grades, sample } }: { camp: CampSummary }) {
  return (
    <span className={styles.facts}>
      <span>
        <span>
          <Text>{when}</Text>
        </span>{' '}
        <span>
          <Text>{grades}</Text>
        </span>{' '}
        <span>
          <Text>{place}</Text>
          <SampleMark when={sample} />
        </span>
      </span>
    </span>
  )
}
