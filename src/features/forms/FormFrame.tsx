import { type ReactNode, type RefObject, type SubmitEvent, useEffect, useRef } from 'react'
import words from '#content/interface/forms.json' with { type: 'json' }
import { classNames } from '#lib/class-names.ts'
import { Button } from '#ui/Button/Button.tsx'
import visually from '#ui/VisuallyHidden/VisuallyHidden.module.css'
import styles from './FormFrame.module.css'
import type { FormProps } from './form-props.ts'
import { honeypotName } from './honeypot-name.ts'
import type { Receipt } from './receipt.ts'
import { SentReceipt } from './SentReceipt.tsx'

interface Props extends FormProps {
  form: {
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
    formId: string
    formElement: RefObject<HTMLFormElement | null>
    ready: boolean
    sending: boolean
    /** Of the last enquiry that was sent. */
    receipt: Receipt | undefined
    /** When the enquiry is answered. */
    reply: string
  }
  /** Names the form for assistive technology. */
  label: string
  submitLabel: string
  /** Shown in the place of a receipt, where this device has sent the form before. */
  already?: ReactNode
  /** What the form is for once something was sent: it stays, but quietly. */
  again?: string
  /** The card keeps the page's own theme inside a night section; one that is drawn as paper is light by night too. */
  scheme?: 'page' | 'light'
  children: ReactNode
}

/**
 * The form's card. The page carries the fields from the start, and they can be filled in at once: the code takes over what it finds.
 * Only the button waits for it, so that nothing is sent past it; the pulsing placeholder holds its place.
 */
export function FormFrame({ form, label, submitLabel, already, again = words.again, scheme = 'page', ...parts }: Props) {
  const { notice, late, children } = parts
  const isAgain = form.receipt || already
  const submit = useRef<HTMLButtonElement>(null)
  const { sending } = form

  // A disabled button loses the focus; who pressed it by keyboard gets it back, unless the receipt has it by then.
  useEffect(() => {
    const button = submit.current
    return () => {
      if (!sending) return
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) button?.focus({ preventScroll: true })
      })
    }
  }, [sending])

  return (
    <div className={styles.frame} data-only="screen" data-scheme={scheme} data-own-action="">
      {!form.receipt && already}
      {/* It exists before its content, so that screen readers announce it. */}
      <div role="status">{form.receipt && <SentReceipt receipt={form.receipt} form={form.formElement} />}</div>
      <form
        id={form.formId}
        ref={form.formElement}
        className={styles.form}
        aria-label={label}
        aria-busy={sending}
        onSubmit={form.onSubmit}
        noValidate
      >
        {isAgain && <p className={styles.again}>{again}</p>}
        {children}
        <div className={visually.hidden} aria-hidden>
          <label>
            {words.honeypot}
            <input name={honeypotName} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <div className={classNames(styles.foot, !form.ready && styles.waiting)}>
          {!form.ready && <div className={styles.placeholder}>{late}</div>}
          <div>
            <Button
              className={styles.submit ?? ''}
              type="submit"
              look={isAgain ? 'plain' : 'primary'}
              size="large"
              disabled={sending || !form.ready}
              ref={submit}
            >
              {sending ? (
                <>
                  <span className={styles.blocks} aria-hidden>
                    <i />
                    <i />
                    <i />
                  </span>
                  {words.sending}
                </>
              ) : (
                submitLabel
              )}
            </Button>
            {/* What waits for the network says so here (offline/wait-for-network.ts). */}
            <div role="status" className={styles.unsent} />
          </div>
          <p className={styles.reply}>{form.reply}</p>
          <div className={styles.notice}>{notice}</div>
        </div>
      </form>
    </div>
  )
}
