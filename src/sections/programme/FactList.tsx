import { SampleMark } from '#ui/SampleMark/SampleMark.tsx'
import { Text } from '#ui/Text/Text.tsx'
import type { Fact } from './list-facts.ts'

interface Props {
  facts: Fact[]
  className?: string | undefined
}

/**
 * A buyer's questions and their answers. The page styles them, by `data-fact`. The mark of an unconfirmed fact is at its label, so that it
 * does not break up the sentence.
 */
export function FactList({ facts, className }: Props) {
  return (
    <dl className={className}>
      {facts.map((fact) => (
        <div key={fact.label} data-fact={fact.name}>
          <dt>
            <Text>{fact.label}</Text>
            <SampleMark when={fact.sample} />
          </dt>
          <dd>
            <Text>{fact.text}</Text>
          </dd>
        </div>
      ))}
    </dl>
  )
}
