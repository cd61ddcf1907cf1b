import type { IncomingMessage } from 'node:http'
import { Refused, say } from './refused.ts'

/**
 * Only the editor's own page may ask: the Host is ours, so no other name was made to point here, and a request that changes something comes
 * from our own origin as JSON, so no other site's page can send it.
 */
export function guard(hosts: string[]) {
  return ({ headers, method }: Pick<IncomingMessage, 'headers' | 'method'>): void => {
    const host = headers.host ?? ''
    const isOurs = hosts.includes(host)
    const origin = headers.origin
    const isSameOrigin = origin === `http://${host}` || origin === `https://${host}`
    const isRead = method === 'GET' || method === 'HEAD'
    const isForeign = headers['sec-fetch-site'] !== undefined && !['same-origin', 'none'].includes(String(headers['sec-fetch-site']))
    const isJson = headers['content-type']?.startsWith('application/json') ?? false
    if (!isOurs || isForeign || (origin !== undefined && !isSameOrigin) || (!isRead && (!isSameOrigin || !isJson))) {
      throw new Refused(say('notAllowed'), 403)
    }
  }
}
