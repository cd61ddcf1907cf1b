import words from '#content/interface/camps.json' with { type: 'json' }
import { interpolate } from '#lib/text/interpolate.ts'
import { SampleMark } from '#ui/SampleMark/SampleMark.tsx'
import type { CampSummary } from './camp-summary.ts'
import { campAttributes } from './state/camp-attributes.ts'
import { nextCamp } from './state/camp-state.ts'

interface Props {
  camps: CampSummary[]
  otherwise: string | undefined
  /** With {when} and {place}. */
  line?: string
}

/** The next camp in a few words, or what is said when there is none. */
export function NextCampLine({ camps, otherwise, line = words.nextLine }: Props) {
  const next = nextCamp(camps.map(({ state }) => state))
  return (
    <span data-next-camp="">
      {camps.map((camp, index) => (
        <span key={camp.id} {...campAttributes(camp)} hidden={index !== next}>
          {interpolate(line, { when: camp.when, place: camp.place })}
          <SampleMark when={camp.sample} />
        </span>
      ))}
      <span hidden={next !== -1}>{otherwise}</span>
    </span>
  )
}
