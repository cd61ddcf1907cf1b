import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readable } from '../../authoring/content/readable.ts'
import { inTurn } from '../../src/lib/in-turn.ts'
import { damagedFiles } from './damage.ts'

/** A copy of the content with what is being typed: the preview is built from it. */
export const draftsFolder = 'src/.drafts'

export function draftPath(path: string): string {
  return path.replace(/^src\/content\//, `${draftsFolder}/`)
}

/** A file as it is shown. */
export interface Draft {
  path: string
  text: string
}

type News = 'add' | 'change' | 'unlink'

export function drafts(root: string) {
  let announce: (news: News, file: string) => void = () => undefined

  /** What is ahead of what is saved: one file, and the page that shows it where none does otherwise. */
  let ahead: string[] = []

  // The gateway and the watcher of the files may write the same copy at once.
  const oneByOne = inTurn()

  async function put(path: string, text: string): Promise<void> {
    const file = join(root, draftPath(path))
    const isThere = existsSync(file)
    if (isThere && (await readFile(file, 'utf8')) === text) return
    await mkdir(dirname(file), { recursive: true })
    // All of it at once: the preview would read a file that is half written as a wrong one.
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

  /** As saved: what was typed and not saved is forgotten. */
  const restore = (path: string) => oneByOne(() => asSaved(path))

  async function asSaved(path: string): Promise<void> {
    const saved = join(root, path)
    if (existsSync(saved)) return put(path, await readFile(saved, 'utf8'))
    // Before it goes, so does the page that names it.
    const [first, page] = ahead
    if (first === path && page) await asSaved(page)
    remove(path)
  }

  /** The page first: what it names may go. */
  async function asBefore(files: string[]): Promise<void> {
    for (const file of files.toReversed()) await restore(file)
  }

  return {
    /** Copies the whole content again. With a file that can't be read the pages would not start: it is there as it was published, or not at all. */
    begin() {
      rmSync(join(root, draftsFolder), { recursive: true, force: true })
      cpSync(join(root, 'src/content'), join(root, draftsFolder), { recursive: true })
      for (const { file } of damagedFiles(root)) {
        const text = published(file)
        if (readable(file, text)) writeFileSync(join(root, draftPath(file)), text)
        else rmSync(join(root, draftPath(file)))
      }
    },
    end: () => rmSync(join(root, draftsFolder), { recursive: true, force: true }),
    async show(path: string, text: string, page?: Draft): Promise<void> {
      const before = ahead
      await oneByOne(() => put(path, text))
      if (page) await oneByOne(() => put(page.path, page.text))
      ahead = page ? [path, page.path] : [path]
      await asBefore(before.filter((one) => !ahead.includes(one)))
    },
    async forget(): Promise<void> {
      await asBefore(ahead)
      ahead = []
    },
    restore,
    /** A watcher of files misses one that is replaced twice within a moment, and nobody else writes here: each is said as soon as it is written. */
    onWritten(listener: typeof announce) {
      announce = listener
    },
  }
}

export type Drafts = ReturnType<typeof drafts>
