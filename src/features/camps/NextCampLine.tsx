import * as words from '@/content/interface/camps.json'
import { interpolate } from '@/lib/text/interpolate'
import { SampleMark } from '@/ui/SampleMark/SampleMark'
import type { CampSummary } from './camp-summary'
import { OneCamp } from './state/OneCamp'

interface Props {
  camps: CampSummary[]
  otherwise: string
}

/** The next camp in a few words, or what is said when there is none. */
export function NextCampLine({ camps, otherwise }: Props) {
  return (
    <OneCamp camps={camps} as="span" otherwise={otherwise}>
      {({ when, place, sample }) => (
        <>
          {interpolate(words.nextLine, { when, place })}
          <SampleMark when={sample} />
        </>
      )}
    </OneCamp>
  )
}
