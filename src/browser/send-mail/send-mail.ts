import type { MailSettings } from '#config/mail.ts'
import { MailFailure } from './send-mail-failure.ts'
import { createThrottleStore } from './send-mail-throttle.ts'

export type TemplateParams = Record<string, string>

const throttleMs = 10_000
/** A send without a response fails after this time. A file gets longer: a slow phone needs half a minute to upload it. */
const timeLimitMs = 20_000
const timeLimitWithFileMs = 60_000

type Client = Awaited<ReturnType<typeof load>>
let client: Promise<Client> | undefined

/** Loads and initialises the client once, when a form appears. After a failure, the next send tries again. */
export function prepareMail(settings: MailSettings): Promise<Client> {
  client ??= load(settings).catch((error: unknown) => {
    client = undefined
    throw error
  })
  return client
}

/** Resolves once the e-mail service has accepted the mail; rejects with a MailFailure that names the cause. */
export async function sendMail(settings: MailSettings, params: TemplateParams, hasFile: boolean): Promise<void> {
  let mayHaveArrived = false
  try {
    const { send, throttle } = await withTimeLimit(prepareMail(settings), timeLimitMs)
    // A device that is offline sends nothing. Try anyway: navigator.onLine can be wrong.
    mayHaveArrived = navigator.onLine
    const limit = hasFile ? timeLimitWithFileMs : timeLimitMs
    const { status } = await withTimeLimit(send(settings.serviceId, settings.templateId, params), limit)
    // The client treats any 2xx as success; the service responds only with 200.
    if (status !== 200) throw new MailFailure(`answered ${status} instead of 200`)
    throttle.keep()
  } catch (error) {
    throw Object.assign(MailFailure.from(error), { mayHaveArrived })
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

/** The client reads localStorage when it loads, which throws if storage is blocked. Makes it undefined in that case. */
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
