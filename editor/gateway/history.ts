import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { who } from './who.ts'

export interface Change {
  path: string
  /** The whole text before and after; undefined if there was no file. */
  before: string | undefined
  after: string | undefined
}

/** A change in the history. Entries of older releases have no id, time or author. */
export interface Saved extends Change {
  id?: string
  at?: string
  by?: string
}

const maxChanges = 200

const fileOf = (root: string) => join(root, '.cache/editor/history.json')

/** The last known text of a file, even if it has been deleted. */
export function lastText(root: string, path: string): string | undefined {
  if (!existsSync(fileOf(root))) return undefined
  const last = (JSON.parse(readFileSync(fileOf(root), 'utf8')) as Saved[]).findLast((change) => change.path === path)
  return last?.after ?? last?.before
}

/** The saved changes, newest last, so that they can be reverted. Survives restarts, and is not published. */
export function history(root: string) {
  const file = fileOf(root)

  async function read(): Promise<Saved[]> {
    return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Saved[]) : []
  }

  async function write(changes: Saved[]): Promise<void> {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, JSON.stringify(changes.slice(-maxChanges)))
  }

  return {
    async remember(change: Change): Promise<void> {
      const by = who.getStore()
      await write([...(await read()), { ...change, id: randomUUID(), at: new Date().toISOString(), ...(by && { by }) }])
    },
    all: read,
  }
}

export type History = ReturnType<typeof history>
