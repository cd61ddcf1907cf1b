import { type RefObject, useEffect, useRef } from 'react'
import texts from '#content/interface/forms.json' with { type: 'json' }
import { classNames } from '#lib/class-names.ts'
import { newTab } from '#lib/new-tab.ts'
import button from '#ui/Button/Button.module.css'
import { LineIcon } from '#ui/LineIcon/LineIcon.tsx'
import type { Receipt } from './receipt.ts'
import styles from './SentReceipt.module.css'

interface Props {
  receipt: Receipt
  form: RefObject<HTMLFormElement | null>
}

/** The lasting confirmation above the form: a summary of what was sent, when it is answered, what comes next, and the chat link. */
export function SentReceipt({ receipt, form }: Props) {
  const ticket = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLHeadingElement>(null)

  // Moves focus here if the visitor is still at the form, so that the Tab key continues from here; otherwise leaves focus where it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each receipt.
  useEffect(() => {
    const { activeElement, body } = document
    const element = form.current
    if (!element || (activeElement !== body && !element.contains(activeElement))) return
    // An enquiry that waited for the network may be sent while the visitor reads elsewhere on the page.
    const { top, bottom } = element.getBoundingClientRect()
    if (bottom < 0 || top > 2 * innerHeight) return
    title.current?.focus({ preventScroll: true })
    // A receipt that is tall for the window scrolls to its start.
    const isTall = (ticket.current?.offsetHeight ?? 0) > innerHeight / 2
    ticket.current?.scrollIntoView({ block: isTall ? 'start' : 'nearest' })
  }, [receipt, form])

  return (
    <div ref={ticket} className={styles.ticket}>
      <div className={styles.stub}>
        <LineIcon name="check" />
        <h3 ref={title} tabIndex={-1}>
          {receipt.title}
        </h3>
      </div>
      <div className={styles.body}>
        {receipt.topic && <p className={styles.topic}>{receipt.topic}</p>}
        <dl className={styles.lines}>
          {receipt.lines.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{text}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <p className={styles.next}>
          <b>{receipt.reply}</b> {receipt.next}
        </p>
        <a className={classNames(button.button, button.chat, button.small)} href={receipt.chatHref} {...newTab(receipt.chatHref)}>
          <LineIcon name="chat" />
          {texts.sentChat}
        </a>
      </div>
    </div>
  )
}
