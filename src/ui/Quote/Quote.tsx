import { SampleMark } from '#ui/SampleMark/SampleMark.tsx'
import { Text } from '#ui/Text/Text.tsx'

/** A quotation. Each page frames it in its own way. */
export function Quote({ children, className }: { children: string; className?: string | undefined }) {
  return (
    <blockquote className={className}>
      <p>
        <Text>{children}</Text>
      </p>
    </blockquote>
  )
}

interface SpeakerData {
  name: string
  role: string
}

/** The speaker, for the caption. */
export function Speaker({ name, role, sample }: SpeakerData & { sample: boolean }) {
  return (
    <>
      <b>
        <Text>{name}</Text>
      </b>
      <Text>{role}</Text>
      <SampleMark when={sample} />
    </>
  )
}
