import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage } from 'node:http'

/** The login of the current request, if a proxy requires one. */
export const currentLogin = new AsyncLocalStorage<string | undefined>()

/** Reads the login from the proxy's header. Without a proxy anyone could send this header, so it is ignored. */
export function loginOf({ headers }: Pick<IncomingMessage, 'headers'>, isBehindProxy: boolean): string | undefined {
  const name = isBehindProxy ? String(headers['x-remote-user'] ?? '') : ''
  return name.replace(/[^\p{L}\p{N} ._@-]/gu, '').slice(0, 60) || undefined
}
