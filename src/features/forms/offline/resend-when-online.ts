import type { MailFailure } from '#browser/send-mail/send-mail-failure.ts'
import texts from '#content/interface/forms-offline.json' with { type: 'json' }
import { resendDeadline, retryDelay } from './resend-policy.ts'

/** Timeout of a network check. */
const checkTimeoutMs = 10_000

interface Unsent {
  form: HTMLFormElement | null
  /** True while the form is being sent. */
  busy: { current: boolean }
  failure: MailFailure
  detectsDuplicates: boolean
}

/**
 * Resends an enquiry that failed for lack of a network once the network is back, while the page is open. It resends what was sent before:
 * the waiting ends if a field is changed, or if the visitor sends or cancels. `sendAgain` repeats the same request; `ended` is called
 * without a failure on success, or with the last one. Returns a function that ends the waiting: the status line then reports that,
 * or is removed (`silently`).
 */
export function resendWhenOnline(
  { form, busy, failure, detectsDuplicates }: Unsent,
  sendAgain: () => Promise<MailFailure | undefined>,
  ended: (failure?: MailFailure) => void,
): (silently: boolean) => void {
  const submit = form?.querySelector<HTMLElement>('[type=submit]')
  // The live region for the status line.
  const place = submit?.nextElementSibling
  let mayHaveArrivedAt = failure.mayHaveArrived ? Date.now() : undefined
  let checks = 0
  let isOver = false
  let isChecking = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function end(silently: boolean): void {
    if (isOver) {
      if (silently) place?.replaceChildren()
      return
    }
    isOver = true
    clearTimeout(timer)
    removeEventListener('online', check)
    place?.replaceChildren(...(silently ? [] : [line(texts.stopped)]))
  }

  /** Pauses again, or ends: if another try could make the enquiry arrive twice, or if the last one was rejected. */
  function pauseOrEnd(latest: MailFailure): void {
    if (latest.mayHaveArrived) mayHaveArrivedAt ??= Date.now()
    if (latest.isNetworkFailure && Date.now() < lastMoment()) pause()
    else {
      end(false)
      ended(latest)
    }
  }

  function lastMoment(): number {
    return resendDeadline(mayHaveArrivedAt, detectsDuplicates)
  }

  /** Does not poll a device that is offline: its `online` event comes. But the waiting still ends in time, so that the line stays true. */
  function pause(): void {
    const left = lastMoment() - Date.now()
    if (navigator.onLine) timer = setTimeout(check, Math.min(retryDelay(checks), left))
    else if (Number.isFinite(left)) timer = setTimeout(check, left)
  }

  async function send(): Promise<MailFailure | undefined> {
    busy.current = true
    const latest = await sendAgain()
    busy.current = false
    return latest
  }

  async function check(): Promise<void> {
    if (isChecking || isOver) return
    isChecking = true
    clearTimeout(timer)
    checks += 1
    try {
      const isOnline = await isNetworkUp()
      if (isOver) return
      const latest = isOnline && Date.now() < lastMoment() ? await send() : failure
      if (!latest) {
        end(true)
        ended()
      } else if (!isOver) pauseOrEnd(latest)
    } finally {
      isChecking = false
    }
  }

  if (Date.now() >= lastMoment()) return () => {}
  addEventListener('online', check)
  const cancel = cancelButton(() => {
    end(false)
    submit?.focus({ preventScroll: true })
  })
  place?.replaceChildren(line(texts.waits), cancel)
  pause()
  return end
}

/** Requests one of our own pages, which changes nothing, so that the enquiry itself is sent only over a working network. */
function isNetworkUp(): Promise<boolean> {
  return fetch(location.pathname, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(checkTimeoutMs) }).then(
    () => true,
    () => false,
  )
}

function line(text: string): HTMLElement {
  const paragraph = document.createElement('p')
  paragraph.textContent = text
  return paragraph
}

function cancelButton(cancel: () => void): HTMLElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = texts.cancel
  button.addEventListener('click', cancel)
  return button
}
