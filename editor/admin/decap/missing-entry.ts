import type { DamagedFile } from '../../gateway/publishing/publishing.ts'
import { repairFile } from '../dialogs/damaged-file.ts'
import { publishingRequested } from '../screens/links.ts'
import { request } from '../session/api.ts'
import { deferMessage } from '../session/deferred-message.ts'
import { texts } from '../session/texts.ts'

/**
 * Decap shows an empty form for an entry that does not exist, for example after it was deleted or reverted, and for one that cannot be read.
 * For the first, this opens the list of its collection and says why; for the second, it offers to repair the file. Decap has no path for an
 * unknown file of a fixed set.
 */
export async function leaveIfMissing({ path = '' }: { path?: string }, opening: Promise<Response>): Promise<Response> {
  const response = await opening
  const [list] = /^#\/collections\/[\w-]+(?=\/entries\/)/.exec(location.hash) ?? []
  if (response.ok || !list) return response
  // 403: a name that no file can have.
  if (!path || response.status === 404 || response.status === 403) return leave(list, texts.statusBar['noSuchEntry'])
  const damage = await request<Partial<DamagedFile>>(`damage?path=${encodeURIComponent(path)}`).catch(() => undefined)
  if (!damage?.what) return response
  const repair = await repairFile(path, damage as DamagedFile)
  return leave(repair && !repair.isGone ? location.hash : list, repair?.message)
}

/** Reloads the page at another address. Until then Decap must not report the error. */
function leave(hash: string, sentence = ''): Promise<Response> {
  deferMessage(sentence)
  // An open publishing dialog opens again.
  if (document.querySelector('.win-dialog[open]')) sessionStorage.setItem(publishingRequested, 'yes')
  location.replace(hash)
  location.reload()
  return new Promise(() => undefined)
}
