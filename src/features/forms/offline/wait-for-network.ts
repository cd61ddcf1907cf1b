import type { MailFailure } from '#browser/send-mail/send-mail-failure.ts'
import words from '#content/interface/forms-offline.json' with { type: 'json' }
import { mayRepeatUntil, pauseBefore } from './may-repeat.ts'

/** For an answer to a look at the network. */
const patienceMs = 10_000

interface Unsent {
  form: HTMLFormElement | null
  /** Whether it is being sent just now. */
  busy: { current: boolean }
  failure: MailFailure
  knowsRepeats: boolean
}

/**
 * An enquiry that the network did not take waits and is sent when the network is back, while the page is open. What waits is what was sent:
 * once a field is changed, or the visitor sends or cancels, it waits no longer. `sendAgain` sends exactly the same words once more, `ended` hears
 * that they were sent, or why not. Returns what ends the waiting; the line then says so, or is gone.
 */
export function waitForNetwork(
  { form, busy, failure, knowsRepeats }: Unsent,
  sendAgain: () => Promise<MailFailure | undefined>,
  ended: (failure?: MailFailure) => void,
): (silently: boolean) => void {
  const submit = form?.querySelector<HTMLElement>('[type=submit]')
  // A live region: the line is written there.
  const place = submit?.nextElementSibling
  let mayHaveArrivedAt = failure.mayHaveArrived ? Date.now() : undefined
  let looks = 0
  let isOver = false
  let isLooking = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function end(silently: boolean): void {
    if (isOver) {
      if (silently) place?.replaceChildren()
      return
    }
    isOver = true
    clearTimeout(timer)
    removeEventListener('online', look)
    place?.replaceChildren(...(silently ? [] : [line(words.stopped)]))
  }

  /** Another pause, or the end: where one more try could arrive a second time, or where the last was refused. */
  function goOn(latest: MailFailure): void {
    if (latest.mayHaveArrived) mayHaveArrivedAt ??= Date.now()
    if (latest.isUnanswered && Date.now() < lastMoment()) pause()
    else {
      end(false)
      ended(latest)
    }
  }

  function lastMoment(): number {
    return mayRepeatUntil(mayHaveArrivedAt, knowsRepeats)
  }

  /** A device that knows itself to be offline is left in peace: it says when it is back. But no line promises what will not be. */
  function pause(): void {
    const left = lastMoment() - Date.now()
    if (navigator.onLine) timer = setTimeout(look, Math.min(pauseBefore(looks), left))
    else if (Number.isFinite(left)) timer = setTimeout(look, left)
  }

  async function send(): Promise<MailFailure | undefined> {
    busy.current = true
    const latest = await sendAgain()
    busy.current = false
    return latest
  }

  async function look(): Promise<void> {
    if (isLooking || isOver) return
    isLooking = true
    clearTimeout(timer)
    looks += 1
    try {
      const isThere = await isNetworkThere()
      if (isOver) return
      const latest = isThere && Date.now() < lastMoment() ? await send() : failure
      if (!latest) {
        end(true)
        ended()
      } else if (!isOver) goOn(latest)
    } finally {
      isLooking = false
    }
  }

  if (Date.now() >= lastMoment()) return () => {}
  addEventListener('online', look)
  const cancel = cancelButton(() => {
    end(false)
    submit?.focus({ preventScroll: true })
  })
  place?.replaceChildren(line(words.waits), cancel)
  pause()
  return end
}

/** Asked of our own pages: a request that changes nothing, so that the enquiry itself is risked only on a network that answers. */
function isNetworkThere(): Promise<boolean> {
  return fetch(location.pathname, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patienceMs) }).then(
    () => true,
    () => false,
  )
}

function line(text: string): HTMLElement {
  const made = document.createElement('p')
  made.textContent = text
  return made
}

function cancelButton(cancel: () => void): HTMLElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = words.cancel
  button.addEventListener('click', cancel)
  return button
}
