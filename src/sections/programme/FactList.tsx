import { SampleMark } from '@/ui/SampleMark/SampleMark'
import { Text } from '@/ui/Text/Text'
import type { Fact } from './list-facts'

interface Props {
  facts: Fact[]
  className?: string | undefined
}

/** Questions and answers of a buyer. The page that shows them gives them their looks; `data-fact` is there for that. */
export function FactList({ facts, className }: Props) {
  return (
    <dl className={className}>
      {facts.map((fact) => (
        <div key={fact.label} data-fact={fact.name}>
          <dt>
            <Text>{fact.label}</Text>
          </dt>
          <dd>
            <FactText {...fact} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The one place where a fact that is not confirmed is marked. */
export function FactText({ text, sample }: Pick<Fact, 'text' | 'sample'>) {
  return (
    <>
      <Text>{text}</Text>
      <SampleMark when={sample} clings />
    </>
  )
}
