import { SampleMark } from '#ui/SampleMark/SampleMark.tsx'
import { Text } from '#ui/Text/Text.tsx'

interface Props {
  title: string
  text?: string | undefined
  /** A sample that the section's heading does not mark. */
  sample?: boolean
}

/** Heading and text of one item. */
export function HeadedText({ title, text, sample = false }: Props) {
  return (
    <>
      <h3>
        <Text>{title}</Text>
        <SampleMark when={sample} />
      </h3>
      {text && (
        <p>
          <Text>{text}</Text>
        </p>
      )}
    </>
  )
}
