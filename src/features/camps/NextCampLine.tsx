import texts from '#content/interface/camps.json' with { type: 'json' }
import { interpolate } from '#lib/text/interpolate.ts'
import { SampleMark } from '#ui/SampleMark/SampleMark.tsx'
import { Text } from '#ui/Text/Text.tsx'
import type { CampSummary } from './camp-summary.ts'
import { NextCampSwitch } from './state/NextCampSwitch.tsx'

interface Props {
  camps: CampSummary[]
  otherwise: string
}

/** The next camp in one line, or `otherwise` if there is none. */
export function NextCampLine({ camps, otherwise }: Props) {
  return (
    <NextCampSwitch camps={camps} as="span" otherwise={otherwise}>
      {({ when, place, sample }) => (
        <>
          <Text>{interpolate(texts.nextLine, { when, place })}</Text>
          <SampleMark when={sample} />
        </>
      )}
    </NextCampSwitch>
  )
}
