import { SampleMark } from '#ui/SampleMark/SampleMark.tsx'
import { Text } from '#ui/Text/Text.tsx'
import type { CampView } from './camp-view.ts'
import { campAttributes, whenAttributes } from './state/camp-attributes.ts'
import { type CampState, campStates } from './state/camp-state.ts'

export interface CampFact {
  label: string
  value: string
  note?: string
  sample?: boolean
  /** In which states it is told; in all of them, if left out. */
  when?: readonly CampState[]
}

/** The facts of a camp as a list: each with its name and what is to be added to it. */
export function CampFactList({ camp, facts, className }: { camp: CampView; facts: CampFact[]; className: string | undefined }) {
  return (
    <dl className={className} {...campAttributes(camp)}>
      {facts.map(({ label, value, note, sample = false, when = campStates }) => (
        <div key={label} {...(when !== campStates && whenAttributes(when, camp.state))}>
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
