import { Text } from '#ui/Text/Text.tsx'

interface Props {
  className?: string | undefined
  items: readonly { label: string; value: string }[]
}

/** Short facts: a label and a value each. The section styles them. */
export function Facts({ className, items }: Props) {
  return (
    <dl className={className}>
      {items.map((fact) => (
        <div key={fact.label}>
          <dt>
            <Text>{fact.label}</Text>
          </dt>
          <dd>
            <Text>{fact.value}</Text>
          </dd>
        </div>
      ))}
    </dl>
  )
}
