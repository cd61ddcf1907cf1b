import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cp, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Refused, say } from './refused.ts'

const week = 7 * 24 * 60 * 60_000

interface ShareOptions {
  root: string
  /** Builds the site from the saved content. Resolves to the output folder, or undefined if the build fails. */
  build(): Promise<string | undefined>
  now?: () => number
}

export interface Link {
  token: string
  until: number
}

export type Share = ReturnType<typeof share>

/**
 * Share links for colleagues without a login. A link contains its expiry and is signed, so it can't be forged or extended. It shows the
 * saved content at the time when the newest link was created: only built pages, without access to the editor.
 */
export function share({ root, build, now = Date.now }: ShareOptions) {
  const folder = join(root, '.cache/editor/shared')
  const keyFile = join(root, '.cache/editor/share-key')
  const linksFile = join(root, '.cache/editor/share-links')

  function key(): Buffer {
    if (!existsSync(keyFile)) {
      mkdirSync(dirname(keyFile), { recursive: true })
      writeFileSync(keyFile, randomBytes(32), { mode: 0o600 })
    }
    return readFileSync(keyFile)
  }

  function signatureOf(payload: string): Buffer {
    return createHmac('sha256', key()).update(payload).digest()
  }

  /** The expiry of a link; undefined if it has expired or is not valid. */
  function untilOf(token: string): number | undefined {
    const [, payload = '', time = '', signature = ''] = /^(([0-9a-z]{1,12})-[0-9a-f]{12})-([0-9a-f]{64})$/.exec(token) ?? []
    if (!payload || !existsSync(keyFile)) return undefined
    const until = Number.parseInt(time, 36)
    return timingSafeEqual(Buffer.from(signature, 'hex'), signatureOf(payload)) && until > now() ? until : undefined
  }

  return {
    folder,

    async make(): Promise<Link> {
      const built = await build()
      if (!built) throw new Refused(say('shareFailed'))
      // Copy first and swap then, so that a colleague who is reading always gets complete pages.
      const fresh = `${folder}-${randomBytes(4).toString('hex')}`
      await cp(built, fresh, { recursive: true })
      await rm(folder, { recursive: true, force: true })
      await rename(fresh, folder)
      const until = now() + week
      const payload = `${until.toString(36)}-${randomBytes(6).toString('hex')}`
      const token = `${payload}-${signatureOf(payload).toString('hex')}`
      appendFileSync(linksFile, `${token}\n`, { mode: 0o600 })
      return { token, until }
    },

    /** The valid links, newest first. */
    links(): Link[] {
      const tokens = existsSync(linksFile) ? readFileSync(linksFile, 'utf8').split('\n').reverse() : []
      return tokens.flatMap((token) => {
        const until = untilOf(token)
        return until ? [{ token, until }] : []
      })
    },

    until: untilOf,

    /** Revokes all links and deletes the shared pages. */
    end(): void {
      rmSync(keyFile, { force: true })
      rmSync(linksFile, { force: true })
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
