import words from '#content/interface/camps.json' with { type: 'json' }
import { type CampState, campStates, statesBeforeTheEnd } from '#lib/camps/camp-state.ts'
import { SampleMark } from '#ui/SampleMark/SampleMark.tsx'
import { Text } from '#ui/Text/Text.tsx'
import type { CampView } from './camp-view.ts'
import { campAttributes, whenAttributes } from './state/camp-attributes.ts'

export interface CampFact {
  label: string
  value: string
  note?: string
  sample?: boolean
  /** The states in which it is shown; all of them by default. */
  when?: readonly CampState[]
}

/** What the camp costs, and once it is over, what it cost. */
export function priceFacts({ printed: { price, pastPrice, instalments } }: CampView): CampFact[] {
  return [
    { label: words.price, value: price, note: instalments, when: statesBeforeTheEnd },
    { label: words.price, value: pastPrice, note: instalments, when: ['ended'] },
  ]
}

/** The facts of a camp as a list: each with its name and what is to be added to it. */
export function CampFactList({ camp, facts, className }: { camp: CampView; facts: CampFact[]; className: string | undefined }) {
  return (
    <dl className={className} {...campAttributes(camp)}>
      {facts.map(({ label, value, note, sample = false, when = campStates }) => (
        <div key={label + value} {...(when !== campStates && whenAttributes(when, camp.state))}>
          <dt>{label}</dt>
          <dd>
            <Text>{value}</Text>
            <SampleMark when={sample} />
            {note && (
              <small>
                <Text>{note}</Text>
              </small>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
