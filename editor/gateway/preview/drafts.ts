import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseContent } from '../../../authoring/content/parse-content.ts'
import { serialQueue } from '../../../src/lib/serial-queue.ts'
import { damagedFiles } from '../entries/damaged-files.ts'

/** A copy of the content with unsaved changes, from which the preview is built. */
export const draftsFolder = 'src/.drafts'

export function draftPath(path: string): string {
  return path.replace(/^src\/content\//, `${draftsFolder}/`)
}

/** The text of a file in the preview. */
export interface Draft {
  path: string
  text: string
}

type DraftEvent = 'add' | 'change' | 'unlink'

export function drafts(root: string) {
  let announce: (event: DraftEvent, file: string) => void = () => undefined

  /** Drafts that differ from the saved files: one file, and a page that temporarily shows it if no page does. */
  let ahead: string[] = []

  // The gateway and the file watcher may write the same draft at once.
  const oneByOne = serialQueue()

  async function put(path: string, text: string): Promise<void> {
    const file = join(root, draftPath(path))
    const isThere = existsSync(file)
    if (isThere && (await readFile(file, 'utf8')) === text) return
    await mkdir(dirname(file), { recursive: true })
    // Atomic: the preview would report a half-written file as broken.
    await writeFile(`${file}.tmp`, text)
    await rename(`${file}.tmp`, file)
    announce(isThere ? 'change' : 'add', file)
  }

  function remove(path: string): void {
    const file = join(root, draftPath(path))
    if (!existsSync(file)) return
    rmSync(file)
    announce('unlink', file)
  }

  function published(path: string): string {
    try {
      return execFileSync('git', ['show', `HEAD:./${path}`], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    } catch {
      return ''
    }
  }

  async function restore(path: string): Promise<void> {
    const saved = join(root, path)
    if (existsSync(saved)) return put(path, await readFile(saved, 'utf8'))
    // First reset the page that refers to the file.
    const [first, page] = ahead
    if (first === path && page) await restore(page)
    remove(path)
  }

  const reset = (path: string) => oneByOne(() => restore(path))

  /** Resets in reverse order: a page before the entry that it refers to. */
  async function resetFiles(files: string[]): Promise<void> {
    for (const file of files.toReversed()) await reset(file)
  }

  return {
    /**
     * Copies the whole content. The preview cannot start with a damaged file, so that file is replaced by its published version or left
     * out.
     */
    begin() {
      rmSync(join(root, draftsFolder), { recursive: true, force: true })
      cpSync(join(root, 'src/content'), join(root, draftsFolder), { recursive: true })
      for (const { file } of damagedFiles(root)) {
        const text = published(file)
        if (parseContent(file, text)) writeFileSync(join(root, draftPath(file)), text)
        else rmSync(join(root, draftPath(file)))
      }
    },
    end: () => rmSync(join(root, draftsFolder), { recursive: true, force: true }),
    async write(path: string, text: string, page?: Draft): Promise<void> {
      const before = ahead
      await oneByOne(() => put(path, text))
      if (page) await oneByOne(() => put(page.path, page.text))
      ahead = page ? [path, page.path] : [path]
      await resetFiles(before.filter((one) => !ahead.includes(one)))
    },
    async resetAll(): Promise<void> {
      await resetFiles(ahead)
      ahead = []
    },
    /** Resets a draft to the saved file. */
    reset,
    /** Announces each write. A file watcher would miss a file that is replaced twice within a moment, and nothing else writes here. */
    onWrite(listener: typeof announce) {
      announce = listener
    },
  }
}

export type Drafts = ReturnType<typeof drafts>
