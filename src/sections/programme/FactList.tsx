import { SampleMark } from '#ui/SampleMark/SampleMark.tsx'
import { Text } from '#ui/Text/Text.tsx'
import type { Fact } from './list-facts.ts'

interface Props {
  facts: Fact[]
  className?: string | undefined
}

/**
 * Questions and answers of a buyer. The page that shows them gives them their looks; `data-fact` is there for that.
 * One that is not confirmed is marked at its question, where the mark breaks no sentence.
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
