import type { ArticlePart } from '#features/blog/article-parts.ts'
import { classNames } from '#lib/class-names.ts'
import { Text } from '#ui/Text/Text.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import styles from './SummaryBlocks.module.css'

export interface SummaryBlock {
  icon?: string | undefined
  title: string
  text: string
  /** The heading of the part with the details. */
  part: string
}

interface Props {
  blocks: SummaryBlock[]
  parts: ArticlePart[]
}

/** A summary of the text in four blocks, each a link to its part. */
export function SummaryBlocks({ blocks, parts }: Props) {
  return (
    <ul className={classNames(styles.blocks, blocks.some(({ icon }) => icon) && styles.drawn)}>
      {blocks.map(({ icon, title, text, part }) => (
        <li key={title}>
          <a href={`#${idOf(part, parts)}`}>
            {icon && <VoxelIcon className={styles.icon} name={icon} eager />}
            <b>
              <Text>{title}</Text>
            </b>
            <span>
              <Text>{text}</Text>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function idOf(title: string, parts: ArticlePart[]): string {
  const part = parts.find((one) => one.title === title)
  if (part) return part.id
  const titles = parts.map((one) => one.title).join(', ')
  throw new Error(`The summary of a legal text links to "${title}", which is not one of its headings: ${titles}`)
}
