import { paths } from '#config/paths.ts'
import { Text } from '#ui/Text/Text.tsx'

export interface NoticeProps {
  text: string
  linkLabel: string
}

/** Privacy notice at a form, with a link to the privacy page. */
export function Notice({ text, linkLabel }: NoticeProps) {
  return (
    <p>
      <Text>{text}</Text> <a href={paths.privacy}>{linkLabel}</a>.
    </p>
  )
}
