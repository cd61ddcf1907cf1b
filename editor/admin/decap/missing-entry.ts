import { deferMessage } from '../session/deferred-message.ts'
import { texts } from '../session/texts.ts'

/**
 * Decap shows an empty form for the address of an entry that does not exist, for example from a bookmark. This opens the list of its
 * collection instead, and says why. Decap has no path for an unknown file of a fixed set.
 */
export async function leaveIfMissing({ path }: { path?: string }, opening: Promise<Response>): Promise<Response> {
  const response = await opening
  const [list] = /^#\/collections\/[\w-]+(?=\/entries\/)/.exec(location.hash) ?? []
  // 403: a name that no file can have.
  const isMissing = !path || response.status === 404 || response.status === 403
  if (!isMissing || !list) return response
  deferMessage(texts.statusBar['noSuchEntry'] ?? '')
  location.replace(list)
  location.reload()
  // Until the page is reloaded, Decap must not report the error.
  return new Promise(() => undefined)
}
