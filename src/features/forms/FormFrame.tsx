import { type ReactNode, type RefObject, type SubmitEvent, useEffect, useRef } from 'react'
import texts from '#content/interface/forms.json' with { type: 'json' }
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
    /** Receipt of the last enquiry that was sent. */
    receipt: Receipt | undefined
    /** Text about when the enquiry is answered. */
    reply: string
  }
  /** Names the form for assistive technology. */
  label: string
  submitLabel: string
  /** Shown instead of a receipt if this device has sent the form before. */
  joinedNotice?: ReactNode
  /** Line above the fields after sending: the form stays, but less prominent. */
  repeatNotice?: string
  /** `page` keeps the page's own theme inside a dark section; `light`, for a card drawn as paper, is light in the dark theme too. */
  scheme?: 'page' | 'light'
  children: ReactNode
}

/**
 * The form's card. The fields are in the static page and can be filled in at once; the code takes over their values.
 * Only the submit button waits for hydration, so that nothing is sent without the code; a pulsing placeholder reserves its space.
 */
export function FormFrame({ form, label, submitLabel, joinedNotice, repeatNotice = texts.again, scheme = 'page', ...parts }: Props) {
  const { notice, slowLoadNotice, children } = parts
  const isRepeat = form.receipt || joinedNotice
  const submit = useRef<HTMLButtonElement>(null)
  const { sending } = form

  // A disabled button loses focus. Restore it after sending, unless the receipt has taken it.
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
      {!form.receipt && joinedNotice}
      {/* Exists before its content, so that screen readers announce it. */}
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
        {isRepeat && <p className={styles.repeatNotice}>{repeatNotice}</p>}
        {children}
        <div className={visually.hidden} aria-hidden>
          <label>
            {texts.honeypot}
            <input name={honeypotName} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <div className={classNames(styles.foot, !form.ready && styles.waiting)}>
          {!form.ready && <div className={styles.placeholder}>{slowLoadNotice}</div>}
          <div>
            <Button
              className={styles.submit ?? ''}
              type="submit"
              look={isRepeat ? 'plain' : 'primary'}
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
                  {texts.sending}
                </>
              ) : (
                submitLabel
              )}
            </Button>
            {/* Status line of an enquiry that waits for the network (offline/resend-when-online.ts). */}
            <div role="status" className={styles.unsent} />
          </div>
          <p className={styles.reply}>{form.reply}</p>
          <div className={styles.notice}>{notice}</div>
        </div>
      </form>
    </div>
  )
}
