import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage } from 'node:http'

/** Who sent the request that is being answered: the name of their login, where a proxy asks for one. */
export const who = new AsyncLocalStorage<string | undefined>()

/** The login's name as the proxy passes it on. Without a proxy in front anybody could write this header: it says nothing then. */
export function loginOf({ headers }: Pick<IncomingMessage, 'headers'>, isBehindProxy: boolean): string | undefined {
  const name = isBehindProxy ? String(headers['x-remote-user'] ?? '') : ''
  return name.replace(/[^\p{L}\p{N} ._@-]/gu, '').slice(0, 60) || undefined
}
