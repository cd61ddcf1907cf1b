import { SampleMark } from '#ui/SampleMark/SampleMark.tsx'
import { Text } from '#ui/Text/Text.tsx'

interface Props {
  title: string
  text?: string | undefined
  /** A sample that the heading of the section does not speak for. */
  sample?: boolean
}

/** What one of several says: its heading, and the text below it. */
export function TitledText({ title, text, sample = false }: Props) {
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
