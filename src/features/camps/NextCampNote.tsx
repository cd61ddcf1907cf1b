import texts from '#content/interface/camps.json' with { type: 'json' }
import { campStates } from '#lib/camps/camp-state.ts'
import { Text } from '#ui/Text/Text.tsx'
import type { CampSummary } from './camp-summary.ts'
import { InStates } from './state/InStates.tsx'
import { NextCampSwitch } from './state/NextCampSwitch.tsx'

/** Short note beside a button that leads to the camps: the next camp and its state today. */
export function NextCampNote({ camps }: { camps: CampSummary[] }) {
  return (
    <NextCampSwitch camps={camps} as="span" otherwise={texts.noCamp}>
      {(camp) =>
        campStates.map((state) => (
          <InStates key={state} states={[state]} camp={camp} as="span">
            <Text>{camp.title}</Text>: {camp.chips[state]}
          </InStates>
        ))
      }
    </NextCampSwitch>
  )
}
