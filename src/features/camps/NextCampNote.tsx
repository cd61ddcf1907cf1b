import words from '#content/interface/camps.json' with { type: 'json' }
import { campStates } from '#lib/camps/camp-state.ts'
import { Text } from '#ui/Text/Text.tsx'
import type { CampSummary } from './camp-summary.ts'
import { OneCamp } from './state/OneCamp.tsx'
import { When } from './state/When.tsx'

/** Short note beside a button that leads to the camps: the next camp and its state today. */
export function NextCampNote({ camps }: { camps: CampSummary[] }) {
  return (
    <OneCamp camps={camps} as="span" otherwise={words.noCamp}>
      {(camp) =>
        campStates.map((state) => (
          <When key={state} states={[state]} of={camp} as="span">
            <Text>{camp.title}</Text>: {camp.chips[state]}
          </When>
        ))
      }
    </OneCamp>
  )
}
