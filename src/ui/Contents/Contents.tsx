import { ChevronDown } from 'lucide-react'
import texts from '#content/interface/sections.json' with { type: 'json' }
import { classNames } from '#lib/class-names.ts'
import { interpolate } from '#lib/text/interpolate.ts'
import { Text } from '#ui/Text/Text.tsx'
import styles from './Contents.module.css'

interface Part {
  /** The id of the part on the page. */
  id: string
  title: string
  /** The part's length, drawn as the height of its block: 1 to 6. */
  blocks: number
}

interface Props {
  title: string
  parts: Part[]
  className?: string | undefined
}

/** Contents of a long text: all parts in rows above it on wide screens, folded on narrow ones. */
export function Contents({ title, parts, className }: Props) {
  return (
    <nav className={classNames(styles.contents, className)} data-only="screen" aria-label={title}>
      <details>
        <summary data-ring="inside">
          {title}
          <span>{parts.length === 1 ? texts.contentsOnePart : interpolate(texts.contentsParts, { n: parts.length })}</span>
          <ChevronDown aria-hidden />
        </summary>
        <ol>
          {parts.map((part) => (
            <li key={part.id}>
              <a href={`#${part.id}`} data-contents="" data-ring="inside">
                <Text>{part.title}</Text>
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
