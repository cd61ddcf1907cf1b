import type { IncomingMessage } from 'node:http'
import { message, OwnerError } from '../gateway/owner-error.ts'

/**
 * Accepts only requests from the editor's own page. Checks the Host (against DNS rebinding) and, for requests that change something, the
 * origin and the JSON content type (against CSRF).
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
      throw new OwnerError(message('notAllowed'), 403)
    }
  }
}
