import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cp, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Refused, say } from './refused.ts'

const week = 7 * 24 * 60 * 60_000

interface ShareOptions {
  root: string
  /** Builds the site from what is saved; resolves to its folder, or to nothing where that is not possible. */
  build(): Promise<string | undefined>
  now?: () => number
}

export interface Link {
  token: string
  until: number
}

export type Share = ReturnType<typeof share>

/**
 * Links for colleagues who have no login. A link says until when it works and is signed, so nobody can make one or prolong it. It shows the saved content as it was when
 * the newest link was made: built pages only, from which no way leads into the editor.
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

  function signatureOf(said: string): Buffer {
    return createHmac('sha256', key()).update(said).digest()
  }

  /** Until when the link works; nothing where it is over, or is none of ours. */
  function untilOf(token: string): number | undefined {
    const [, said = '', time = '', signature = ''] = /^(([0-9a-z]{1,12})-[0-9a-f]{12})-([0-9a-f]{64})$/.exec(token) ?? []
    if (!said || !existsSync(keyFile)) return undefined
    const until = Number.parseInt(time, 36)
    return timingSafeEqual(Buffer.from(signature, 'hex'), signatureOf(said)) && until > now() ? until : undefined
  }

  return {
    folder,

    async make(): Promise<Link> {
      const built = await build()
      if (!built) throw new Refused(say('shareFailed'))
      // Beside the old one first: a colleague who is reading meanwhile sees one or the other.
      const fresh = `${folder}-${randomBytes(4).toString('hex')}`
      await cp(built, fresh, { recursive: true })
      await rm(folder, { recursive: true, force: true })
      await rename(fresh, folder)
      const until = now() + week
      const said = `${until.toString(36)}-${randomBytes(6).toString('hex')}`
      const token = `${said}-${signatureOf(said).toString('hex')}`
      appendFileSync(linksFile, `${token}\n`, { mode: 0o600 })
      return { token, until }
    },

    /** The links that work now, the newest first. */
    links(): Link[] {
      const tokens = existsSync(linksFile) ? readFileSync(linksFile, 'utf8').split('\n').reverse() : []
      return tokens.flatMap((token) => {
        const until = untilOf(token)
        return until ? [{ token, until }] : []
      })
    },

    until: untilOf,

    /** Ends every link at once, and deletes what they showed. */
    end(): void {
      rmSync(keyFile, { force: true })
      rmSync(linksFile, { force: true })
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
