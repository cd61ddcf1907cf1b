import { type ReactNode, type RefObject, type SubmitEvent, useEffect, useRef } from 'react'
import * as words from '@/content/interface/forms.json'
import { classNames } from '@/lib/class-names'
import { Button } from '@/ui/Button/Button'
import visually from '@/ui/VisuallyHidden/VisuallyHidden.module.css'
import styles from './FormFrame.module.css'
import type { FormProps } from './form-definition'
import { honeypotName } from './looks-automated'

interface Props extends FormProps {
  form: {
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
    formElement: RefObject<HTMLFormElement | null>
    ready: boolean
    sending: boolean
  }
  /** Names the form for assistive technology. */
  label: string
  submitLabel: string
  /** Nothing may be left out: there are no two kinds of fields to explain. */
  needsAll?: boolean
  children: ReactNode
}

/**
 * The form's card. The page carries the fields from the start, but unseen until the code is here: the place has the form's exact
 * height, the pulsing placeholder fills it, and nothing typed can be lost to a form that does not listen yet.
 */
export function FormFrame({ form, label, submitLabel, needsAll = false, notice, late, children }: Props) {
  const submit = useRef<HTMLButtonElement>(null)
  const { sending } = form

  // A disabled button loses the focus; who pressed it by keyboard gets it back.
  useEffect(() => {
    const button = submit.current
    return () => {
      if (sending && document.activeElement === document.body) requestAnimationFrame(() => button?.focus({ preventScroll: true }))
    }
  }, [sending])

  return (
    // the card keeps the page's own theme inside a night section
    <div className={styles.frame} data-scheme="page">
      {!form.ready && <div className={styles.placeholder}>{late}</div>}
      <form
        ref={form.formElement}
        className={classNames(styles.form, !form.ready && styles.waiting)}
        aria-label={label}
        aria-busy={sending}
        onSubmit={form.onSubmit}
        noValidate
      >
        {!needsAll && <p className={styles.required}>{words.requiredFields}</p>}
        {children}
        <div className={visually.hidden} aria-hidden>
          <label>
            {words.honeypot}
            <input name={honeypotName} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <div className={styles.notice}>{notice}</div>
        <Button className={styles.submit ?? ''} type="submit" size="large" disabled={sending} ref={submit}>
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
      </form>
    </div>
  )
}
