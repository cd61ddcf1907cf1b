import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Refused, say } from './refused.ts'

export interface Change {
  path: string
  /** The whole text before and after; none where there was no file. */
  before: string | undefined
  after: string | undefined
}

const longest = 200

/** What was saved, newest last, so that it can be undone. It survives restarts and is not part of what is published. */
export function history(root: string) {
  const file = join(root, '.cache/editor/history.json')

  async function read(): Promise<Change[]> {
    return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Change[]) : []
  }

  async function write(changes: Change[]): Promise<void> {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, JSON.stringify(changes.slice(-longest)))
  }

  return {
    async remember(change: Change): Promise<void> {
      await write([...(await read()), change])
    },
    async last(): Promise<Change | undefined> {
      return (await read()).at(-1)
    },
    /** Takes the newest change off the list, if its file is still as it left it. */
    async takeBack(now: (path: string) => Promise<string | undefined>): Promise<Change> {
      const changes = await read()
      const last = changes.pop()
      if (!last) throw new Refused(say('nothingToUndo'))
      if ((await now(last.path)) !== last.after) throw new Refused(say('changedSince'), 409)
      await write(changes)
      return last
    },
  }
}

export type History = ReturnType<typeof history>
