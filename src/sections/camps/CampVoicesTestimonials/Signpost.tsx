import { ArrowLeft, MessageCircle } from 'lucide-react'
import { newTab } from '#lib/new-tab.ts'
import type { Action } from '#schemas/action.ts'
import { Text } from '#ui/Text/Text.tsx'
import styles from './Signpost.module.css'

interface Props {
  signs: { action: Action; note: string }[]
}

/** One link per city, to its parents' group or to its page. */
export function Signpost({ signs }: Props) {
  return (
    <div className={styles.signs}>
      {signs.map(({ action, note }) => (
        <a className={styles.sign} key={action.href} href={action.href} {...(action.newTab && newTab(action.href))}>
          <span>
            <b>
              <Text>{action.label}</Text>
            </b>
            <Text>{note}</Text>
          </span>
          {action.newTab ? <MessageCircle aria-hidden /> : <ArrowLeft aria-hidden />}
        </a>
      ))}
    </div>
  )
}
