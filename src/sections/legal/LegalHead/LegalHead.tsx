import * as words from '@/content/interface/sections.json'
import type { ArticlePart } from '@/features/blog/article-parts'
import type { PrintedDate } from '@/lib/days/printed-date'
import { SampleMark } from '@/ui/SampleMark/SampleMark'
import { Text } from '@/ui/Text/Text'
import { VoxelIcon } from '@/ui/VoxelIcon/VoxelIcon'
import styles from './LegalHead.module.css'

interface Block {
  icon: string
  title: string
  text: string
  /** The heading of the part that says more. */
  part: string
}

interface Props {
  id: string
  title: string
  description: string
  updated: PrintedDate
  sample: boolean
  summary: Block[]
  parts: ArticlePart[]
}

/** What the page is, and all of it in four blocks that stand in a row. */
export function LegalHead({ id, title, description, updated, sample, summary, parts }: Props) {
  return (
    <header className={styles.head} data-legal={id}>
      <div className={styles.words}>
        <h1>
          <Text>{title}</Text>
        </h1>
        <p>
          <Text>{description}</Text>
        </p>
        <p className={styles.updated}>
          {words.legalUpdated}
          <time dateTime={updated.iso}>{updated.printed}</time>
          <SampleMark when={sample} of="text" />
        </p>
      </div>
      <ul className={styles.blocks}>
        {summary.map((block) => (
          <li key={block.title}>
            <a href={`#${idOf(block.part, parts)}`}>
              <VoxelIcon className={styles.icon} name={block.icon} eager />
              <b>
                <Text>{block.title}</Text>
              </b>
              <span>
                <Text>{block.text}</Text>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </header>
  )
}

function idOf(title: string, parts: ArticlePart[]): string {
  const part = parts.find((one) => one.title === title)
  if (!part)
    throw new Error(
      `The summary of a legal text leads to "${title}", which is no heading of it. It has: ${parts.map((one) => one.title).join(', ')}`,
    )
  return part.id
}
