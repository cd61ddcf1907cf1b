import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import texts from '#content/interface/messages.json' with { type: 'json' }
import { classNames } from '#lib/class-names.ts'
import { Text } from '#ui/Text/Text.tsx'
import styles from './Dialog.module.css'

interface Props {
  /** The button that opens the dialog names it (OpenDialog). */
  id: string
  title: string
  children: ReactNode
  /** Always visible at the lower edge: the next action. */
  footer?: ReactNode
  className?: string | undefined
}

/**
 * The native modal dialog: the browser opens it, traps focus, closes it on Escape and on a press on the backdrop, and restores focus.
 * ui/Dialog/dialogs.ts does the same in older browsers. Without scripts the content is part of the page.
 */
export function Dialog({ id, title, children, footer, className }: Props) {
  return (
    <dialog id={id} className={classNames(styles.dialog, className)} data-scheme="page" closedby="any" aria-labelledby={`${id}-title`}>
      <header className={styles.head}>
        <h2 id={`${id}-title`}>
          <Text>{title}</Text>
        </h2>
        <button className={styles.close} type="button" command="close" commandfor={id} aria-label={texts.closeDialog}>
          <X aria-hidden />
        </button>
      </header>
      <div className={styles.content}>{children}</div>
      {footer && <footer className={styles.foot}>{footer}</footer>}
    </dialog>
  )
}
