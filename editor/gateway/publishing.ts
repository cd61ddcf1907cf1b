import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import type { LabelBook } from '../../authoring/fields/labels.ts'
import { type ChangedFile, changedFiles } from './changes.ts'
import type { Drafts } from './drafts.ts'
import { git as gitIn } from './git.ts'
import type { History } from './history.ts'
import { Refused, say } from './refused.ts'
import type { Report } from './report.ts'
import { contentPath, picturePath } from './safe-path.ts'
import { who } from './who.ts'

export interface PublishingOptions {
  root: string
  book: LabelBook
  history: History
  drafts: Drafts
  /** Checks the whole site. */
  checkSite(): Promise<Report>
}

export type Publishing = ReturnType<typeof publishing>

/** From the working tree to the site's repository and back. What is saved is never lost on the way. */
export function publishing({ root, book, history, drafts, checkSite }: PublishingOptions) {
  const git = gitIn(root)
  const changes = () => changedFiles({ root, git, book })

  return {
    async changes(): Promise<{ files: ChangedFile[]; canUndo: boolean }> {
      return { files: await changes(), canUndo: (await history.last()) !== undefined }
    },
    async publish(): Promise<{ message: string }> {
      const files = await changes()
      const isAhead = (await git('rev-list', '--count', '@{upstream}..HEAD').catch(() => '0')).trim() !== '0'
      if (files.length === 0 && !isAhead) throw new Refused(say('nothingToPublish'))
      const report = await checkSite()
      if (!report.isFine) throw new Refused(say('checkFailed'), 422, report)
      if (files.length > 0) {
        const paths = files.map(({ path }) => path)
        await git('add', '--all', '--', ...paths)
        await git(...(await author()), 'commit', '--quiet', '-m', subject(files), '-m', bodyOf(files), '--', ...paths)
      }
      await send()
      return { message: say('published') }
    },
    /** The newest save is taken back: the file is as it was before. */
    async undo(): Promise<{ path: string }> {
      const { path, before } = await history.takeBack(async (file) => {
        const whole = contentPath(root, file)
        return existsSync(whole) ? readFile(whole, 'utf8') : undefined
      })
      const file = contentPath(root, path)
      if (before === undefined) await rm(file)
      else await writeFile(file, before)
      await drafts.restore(path)
      return { path }
    },
    /** One file as it was published last; a new one goes. */
    async discard(path: string): Promise<{ path: string }> {
      const file = path.startsWith('src/content/') ? contentPath(root, path) : picturePath(root, path)
      const before = existsSync(file) ? await readFile(file, 'utf8') : undefined
      const isPublished = await git('cat-file', '-e', `HEAD:./${path}`).then(
        () => true,
        () => false,
      )
      if (isPublished) await git('restore', '--staged', '--worktree', '--source=HEAD', '--', path)
      else await rm(file)
      if (path.startsWith('src/content/')) {
        await history.remember({ path, before, after: isPublished ? await readFile(file, 'utf8') : undefined })
        await drafts.restore(path)
      }
      return { path }
    },
  }

  /** The login, the author that git is configured with, or the editor if there is none. */
  async function author(): Promise<string[]> {
    const login = who.getStore()
    if (login) return ['-c', `user.name=${login}`, '-c', `user.email=${login.replace(/[^\w.@-]/g, '') || 'editor'}@editor`]
    const isKnown = await succeeds(() => git('config', 'user.email'))
    return isKnown ? [] : ['-c', 'user.name=editor', '-c', 'user.email=editor@localhost']
  }

  /** Out to the repository. Where somebody else was faster, ours goes on top of theirs; where both changed the same, both stay as they are. */
  async function send(): Promise<void> {
    const hasRemote = (await git('remote')).trim() !== ''
    if (!hasRemote) throw new Refused(say('noRemote'))
    const branch = (await git('rev-parse', '--abbrev-ref', 'HEAD')).trim()
    const remote = (await git('config', `branch.${branch}.remote`).catch(() => 'origin')).trim()
    const push = () => git('push', '--quiet', '--set-upstream', remote, branch)
    if (await succeeds(push)) return
    if (!(await succeeds(() => git('fetch', '--quiet', remote, branch)))) throw new Refused(say('pushFailed'), 502)
    if (!(await succeeds(async () => git(...(await author()), 'rebase', '--quiet', '--autostash', `${remote}/${branch}`)))) {
      const files = (await git('diff', '--name-only', '--diff-filter=U')).trim().split('\n').join(', ')
      await git('rebase', '--abort')
      throw new Refused(say('conflict', { files }), 409)
    }
    if (!(await succeeds(push))) throw new Refused(say('pushFailed'), 502)
  }
}

async function succeeds(step: () => Promise<unknown>): Promise<boolean> {
  return step().then(
    () => true,
    () => false,
  )
}

function subject(files: ChangedFile[]): string {
  const [first] = files
  return files.length === 1 && first ? first.title : `${files.length} × ${say('changed')}`
}

function bodyOf(files: ChangedFile[]): string {
  return files.map(({ title, lines }) => [title, ...lines.map((line) => `- ${line}`)].join('\n')).join('\n\n')
}
