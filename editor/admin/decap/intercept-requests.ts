import { interceptSave, type Save } from './intercept-saves.ts'
import { leaveIfMissing } from './missing-entry.ts'

/** A request of Decap's to the gateway. */
interface DecapRequest {
  action: string
  params: unknown
}

/** Only this file replaces `window.fetch`: it passes Decap's saves, and the requests by which it opens an entry, through our own code. */
export function interceptRequests(): void {
  const send = window.fetch.bind(window)
  window.fetch = (address, options) => {
    const request = requestIn(address, options)
    const sendBody = (body: object) => send(address, { ...options, body: JSON.stringify(body) })
    if (request?.action === 'persistEntry' || request?.action === 'deleteFiles') return interceptSave(request as Save, sendBody)
    if (request?.action === 'getEntry') return leaveIfMissing(request.params as { path?: string }, send(address, options))
    return send(address, options)
  }
}

function requestIn(address: RequestInfo | URL, options: RequestInit | undefined): DecapRequest | undefined {
  return address === '/admin/api' && typeof options?.body === 'string' ? (JSON.parse(options.body) as DecapRequest) : undefined
}
