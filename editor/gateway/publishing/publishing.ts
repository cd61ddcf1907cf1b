import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseContentFile } from '../../../authoring/content/parse-content.ts'
import type { LabelBook } from '../../../authoring/fields/labels.ts'
import { serialQueue } from '../../../src/lib/serial-queue.ts'
import { currentLogin } from '../current-login.ts'
import type { ContentStore } from '../entries/content-store.ts'
import { entryTitle } from '../fields/entry-title.ts'
import { formAddress } from '../fields/field-link.ts'
import { message, OwnerError } from '../owner-error.ts'
import type { Drafts } from '../preview/drafts.ts'
import { contentPath, picturePath } from '../safe-path.ts'
import { type ChangedFile, changedFiles, filesUsing } from './describe-changes.ts'
import { git as gitIn } from './git.ts'
import type { Report } from './report.ts'
import { needsRestart } from './restart-triggers.ts'
import type { SaveHistory } from './save-history.ts'

export interface PublishingOptions {
  root: string
  book: LabelBook
  history: SaveHistory
  drafts: Drafts
  content: Pick<ContentStore, 'oneByOne' | 'removeNow'>
  /** Checks the whole site. */
  checkSite(): Promise<Report>
}

/** An unpublished file. */
export interface UnpublishedFile extends ChangedFile {
  form?: string | undefined
}

export type Publishing = ReturnType<typeof publishing>

/** Publishes from the working tree to the site's repository. Saved changes are never lost. */
export function publishing({ root, book, history, drafts, content, checkSite }: PublishingOptions) {
  const git = gitIn(root)
  const changes = () => changedFiles({ root, git, book })
  const oneByOne = serialQueue()

  return {
    /** Unpublished files, each with the link to its form, if it has one. */
    async changes(): Promise<{ files: UnpublishedFile[] }> {
      const files = await changes()
      return { files: files.map((file) => ({ ...file, form: existsSync(join(root, file.path)) ? formAddress(file.path) : undefined })) }
    },
    publish: () => oneByOne(publish),
    /** Restores the published version of a file; deletes a new one. In the content's queue, so that no save comes in between. */
    discard: (path: string) => content.oneByOne(() => discard(path)),
  }

  async function discard(path: string): Promise<{ path: string; isRestarting: boolean }> {
    const isContent = path.startsWith('src/content/')
    const file = isContent ? contentPath(root, path) : picturePath(root, path)
    const isPublished = await succeeds(() => git('cat-file', '-e', `HEAD:./${path}`))
    if (!isPublished) {
      const [user] = isContent ? [] : filesUsing(root, path)
      if (user) throw new OwnerError(message('pictureInUse', { place: entryTitle(book, user, parseContentFile(root, user)) }))
      await (isContent ? content.removeNow(path) : rm(file))
      return { path, isRestarting: false }
    }
    const before = existsSync(file) ? await readFile(file, 'utf8') : undefined
    await git('restore', '--staged', '--worktree', '--source=HEAD', '--', path)
    if (isContent) {
      await history.record({ path, before, after: await readFile(file, 'utf8') })
      await drafts.reset(path)
    }
    return { path, isRestarting: needsRestart([path]) }
  }

  async function publish(): Promise<{ message: string }> {
    const files = await changes()
    const isAhead = (await git('rev-list', '--count', '@{upstream}..HEAD').catch(() => '0')).trim() !== '0'
    if (files.length === 0 && !isAhead) throw new OwnerError(message('nothingToPublish'))
    const report = await checkSite()
    if (!report.isFine) throw new OwnerError(message('checkFailed'), 422, report)
    if (files.length > 0) {
      const paths = files.map(({ path }) => path)
      await git('add', '--all', '--', ...paths)
      await git(...(await author()), 'commit', '--quiet', '-m', subject(files), '-m', bodyOf(files), '--', ...paths)
    }
    const hasRemote = (await git('remote')).trim() !== ''
    if (!hasRemote) throw new OwnerError(message('noRemote'))
    try {
      return { message: message((await pushRebased()) ? 'publishedTogether' : 'published') }
    } catch (error) {
      // The push failed: undo the commit, so that the changes are only saved again and stay in the list.
      if (files.length > 0) await git('reset', '--quiet', 'HEAD~1')
      throw error
    }
  }

  /** git options for the commit's author: the login, the author in git's configuration, or the editor. */
  async function author(): Promise<string[]> {
    const login = currentLogin.getStore()
    if (login) return ['-c', `user.name=${login}`, '-c', `user.email=${login.replace(/[^\w.@-]/g, '') || 'editor'}@editor`]
    const isKnown = await succeeds(() => git('config', 'user.email'))
    return isKnown ? [] : ['-c', 'user.name=editor', '-c', 'user.email=editor@localhost']
  }

  /**
   * Pushes. Resolves to true if somebody else's commits were merged in. If they pushed first, rebases ours onto theirs. If both changed the
   * same place, publishes nothing: their commits are merged in, our version stays in the working tree, and the owner sees both in the list
   * of changes.
   */
  async function pushRebased(): Promise<boolean> {
    const branch = (await git('rev-parse', '--abbrev-ref', 'HEAD')).trim()
    const remote = (await git('config', `branch.${branch}.remote`).catch(() => 'origin')).trim()
    const push = () => git('push', '--quiet', '--set-upstream', remote, branch)
    if (await succeeds(push)) return false
    if (!(await succeeds(() => git('fetch', '--quiet', remote, branch)))) throw new OwnerError(message('pushFailed'), 502)
    // In a rebase, our own commits are “theirs”.
    const rebase = async (...how: string[]) => git(...(await author()), 'rebase', '--quiet', '--autostash', ...how, `${remote}/${branch}`)
    if (!(await succeeds(rebase))) {
      const paths = (await git('diff', '--name-only', '--diff-filter=U')).trim().split('\n')
      await git('rebase', '--abort')
      const isMerged = await succeeds(() => rebase('--strategy-option', 'theirs'))
      if (!isMerged) await git('rebase', '--abort')
      throw new OwnerError(message(isMerged ? 'conflict' : 'conflictApart', { files: paths.map(titled).join(', ') }), 409)
    }
    // Valid changes may be invalid together.
    const report = await checkSite()
    if (!report.isFine) throw new OwnerError(message('checkFailed'), 422, report)
    if (!(await succeeds(push))) throw new OwnerError(message('pushFailed'), 502)
    return true
  }

  function titled(path: string): string {
    return `„${entryTitle(book, path, parseContentFile(root, path))}”`
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
  return first ? `${first.title}${files.length > 1 ? ` (+${files.length - 1})` : ''}` : message('changed')
}

function bodyOf(files: ChangedFile[]): string {
  const plain = (line: string) => line.replace(/[\u2066-\u2069]/g, '')
  return files.map(({ title, lines }) => [title, ...lines.map((line) => `- ${plain(line)}`)].join('\n')).join('\n\n')
}
