import type { ReactNode } from 'react'
import { SampleMark } from '#ui/SampleMark/SampleMark.tsx'
import { Text } from '#ui/Text/Text.tsx'

interface Props {
  id: string
  /** Text from the content, or markup. */
  children: ReactNode
  /** Everything in the section is a sample. */
  samples?: boolean
}

export function SectionTitle({ id, children, samples = false }: Props) {
  return (
    <h2>
      {/* the name of the section excludes the sample mark */}
      <span id={id}>{typeof children === 'string' ? <Text>{children}</Text> : children}</span>
      <SampleMark when={samples} block />
    </h2>
  )
}
