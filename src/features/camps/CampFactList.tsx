import texts from '#content/interface/camps.json' with { type: 'json' }
import { SampleMark } from '#ui/SampleMark/SampleMark.tsx'
import { Text } from '#ui/Text/Text.tsx'
import type { CampView } from './camp-view.ts'

export interface CampFact {
  label: string
  value: string
  note?: string
  sample?: boolean
}

export function priceFact({ printed: { price, instalments } }: CampView): CampFact {
  return { label: texts.price, value: price, note: instalments }
}

/** A definition list of facts about a camp: label, value and an optional note. */
export function CampFactList({ facts, className }: { facts: CampFact[]; className: string | undefined }) {
  return (
    <dl className={className}>
      {facts.map(({ label, value, note, sample = false }) => (
        <div key={label}>
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
