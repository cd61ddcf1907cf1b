import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cp, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { message, OwnerError } from '../owner-error.ts'

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
  const home = join(root, '.cache/editor')
  const keyFile = join(home, 'share-key')
  const linksFile = join(home, 'share-links')
  /** Contains the name of the current build. */
  const currentFile = join(home, 'share-current')

  function key(): Buffer {
    if (!existsSync(keyFile)) {
      mkdirSync(home, { recursive: true })
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

  /** The build that links show; undefined if there is none. The first release named its only build `shared`. */
  function folder(): string | undefined {
    const name = existsSync(currentFile) ? readFileSync(currentFile, 'utf8') : 'shared'
    return existsSync(join(home, name)) ? join(home, name) : undefined
  }

  function builds(): string[] {
    return existsSync(home) ? readdirSync(home).filter((name) => /^shared(-[0-9a-f]{8})?$/.test(name)) : []
  }

  return {
    folder,

    async make(): Promise<Link> {
      const built = await build()
      if (!built) throw new OwnerError(message('shareFailed'))
      const former = folder()
      const name = `shared-${randomBytes(4).toString('hex')}`
      await cp(built, join(home, name), { recursive: true })
      // Atomic, so that readers always find a whole build.
      await writeFile(`${currentFile}.tmp`, name)
      await rename(`${currentFile}.tmp`, currentFile)
      // Somebody may still be reading the former build; the one before it has not been used since.
      for (const old of builds().map((one) => join(home, one)))
        if (old !== folder() && old !== former) await rm(old, { recursive: true, force: true })
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
      rmSync(currentFile, { force: true })
      for (const name of builds()) rmSync(join(home, name), { recursive: true, force: true })
    },
  }
}
