import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseContent } from '../../../authoring/content/parse-content.ts'
import { serialQueue } from '../../../src/lib/serial-queue.ts'
import { currentLogin } from '../current-login.ts'

export interface Change {
  path: string
  /** The whole text before and after; undefined if there was no file. */
  before: string | undefined
  after: string | undefined
}

/** A change in the history. Entries of older releases have no id, time or author. */
export interface SavedChange extends Change {
  id?: string
  /** Shared by the changes of one step. */
  group?: string
  at?: string
  by?: string
}

const maxChanges = 200

const fileOf = (root: string) => join(root, '.cache/editor/history.json')

/** The last known text of a file, even if it has been deleted. */
export function lastText(root: string, path: string): string | undefined {
  const last = savedChanges(root).findLast((change) => change.path === path)
  return last?.after ?? last?.before
}

/** The newest saved text of a file that can be parsed. */
export function lastGoodText(root: string, path: string): string | undefined {
  const changes = savedChanges(root).filter((change) => change.path === path)
  return changes
    .toReversed()
    .flatMap(({ before, after }) => [after, before])
    .find((text) => text !== undefined && parseContent(path, text))
}

function savedChanges(root: string): SavedChange[] {
  return existsSync(fileOf(root)) ? (JSON.parse(readFileSync(fileOf(root), 'utf8')) as SavedChange[]) : []
}

/** The saved changes, newest last, so that they can be reverted. Survives restarts, and is not published. */
export function saveHistory(root: string) {
  const file = fileOf(root)
  // Each record reads the file and writes it again: two at once would lose one of them.
  const oneByOne = serialQueue()

  async function read(): Promise<SavedChange[]> {
    return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as SavedChange[]) : []
  }

  async function write(changes: SavedChange[]): Promise<void> {
    await mkdir(dirname(file), { recursive: true })
    // Atomic: `lastText` reads the file at any time.
    await writeFile(`${file}.tmp`, JSON.stringify(changes.slice(-maxChanges)))
    await rename(`${file}.tmp`, file)
  }

  return {
    /** Records the changes of one step, which can be reverted together. */
    async record(...changes: Change[]): Promise<void> {
      const by = currentLogin.getStore()
      const common = { at: new Date().toISOString(), ...(by && { by }), ...(changes.length > 1 && { group: randomUUID() }) }
      const saved = changes.map((change) => ({ ...change, id: randomUUID(), ...common }))
      await oneByOne(async () => write([...(await read()), ...saved]))
    },
    all: read,
  }
}

export type SaveHistory = ReturnType<typeof saveHistory>
