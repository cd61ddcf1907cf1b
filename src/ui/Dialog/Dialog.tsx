import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import words from '#content/interface/messages.json' with { type: 'json' }
import { classNames } from '#lib/class-names.ts'
import { Text } from '#ui/Text/Text.tsx'
import styles from './Dialog.module.css'

interface Props {
  /** Named by the button that opens it (OpenDialog). */
  id: string
  title: string
  children: ReactNode
  /** Stays in view at the lower edge: what to press next. */
  footer?: ReactNode
  className?: string | undefined
}

/**
 * The platform's own modal dialog: the browser opens it, keeps focus inside, closes it on Escape and on a press beside it,
 * and gives focus back. Older browsers get the same from ui/Dialog/dialogs.ts. With scripts off its content is part of the page.
 */
export function Dialog({ id, title, children, footer, className }: Props) {
  return (
    <dialog id={id} className={classNames(styles.dialog, className)} data-scheme="page" closedby="any" aria-labelledby={`${id}-title`}>
      <header className={styles.head}>
        <h2 id={`${id}-title`}>
          <Text>{title}</Text>
        </h2>
        <button className={styles.close} type="button" command="close" commandfor={id} aria-label={words.closeDialog}>
          <X aria-hidden />
        </button>
      </header>
      <div className={styles.content}>{children}</div>
      {footer && <footer className={styles.foot}>{footer}</footer>}
    </dialog>
  )
}
