import type { MailSettings } from '#config/mail.ts'
import { MailFailure } from './send-mail-failure.ts'
import { createThrottleStore } from './send-mail-throttle.ts'

export type TemplateParams = Record<string, string>

const throttleMs = 10_000
/** A send that never answers is a failed one. A resume gets longer: a slow phone needs half a minute for its upload. */
const timeLimitMs = 20_000
const timeLimitWithFileMs = 60_000

type Client = Awaited<ReturnType<typeof load>>
let client: Promise<Client> | undefined

/** Fetches and initialises the client once, when a form appears. A failure is forgotten, so that a later send tries again. */
export function prepareMail(settings: MailSettings): Promise<Client> {
  client ??= load(settings).catch((error: unknown) => {
    client = undefined
    throw error
  })
  return client
}

/** Resolves when the e-mail service has taken the mail; any other end is a MailFailure that names the cause. */
export async function sendMail(settings: MailSettings, params: TemplateParams): Promise<void> {
  let hasLeft = false
  try {
    const { send, throttle } = await withTimeLimit(prepareMail(settings), timeLimitMs)
    // From a device that knows itself to be offline nothing goes out. It is tried all the same: some are wrong about it.
    hasLeft = navigator.onLine
    const limit = params['resume'] ? timeLimitWithFileMs : timeLimitMs
    const { status } = await withTimeLimit(send(settings.serviceId, settings.templateId, params), limit)
    // The client takes any 2xx for success; the service says 200 and nothing else.
    if (status !== 200) throw new MailFailure(`answered ${status} instead of 200`)
    throttle.keep()
  } catch (error) {
    throw Object.assign(MailFailure.from(error), { mayHaveArrived: hasLeft })
  }
}

async function load(settings: MailSettings) {
  hideBlockedStorage()
  const { init, send } = await import('@emailjs/browser')
  const throttle = createThrottleStore()
  init({
    publicKey: settings.publicKey,
    blockHeadless: settings.blockHeadless,
    limitRate: { throttle: throttleMs },
    storageProvider: throttle,
    origin: settings.origin || location.origin,
  })
  return { send, throttle }
}

/** The client looks for localStorage as it loads, and where storage is blocked the very look throws: there it shall find none. */
function hideBlockedStorage(): void {
  try {
    void localStorage
  } catch {
    Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true })
  }
}

async function withTimeLimit<T>(work: Promise<T>, limitMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new MailFailure(`no answer within ${limitMs / 1000} seconds`, true)), limitMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
