import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readableFile } from '../../authoring/content/readable.ts'
import type { LabelBook } from '../../authoring/fields/labels.ts'
import { inTurn } from '../../src/lib/in-turn.ts'
import { type ChangedFile, changedFiles, titleOf, usersOf } from './changes.ts'
import type { Drafts } from './drafts.ts'
import { git as gitIn } from './git.ts'
import type { History } from './history.ts'
import { Refused, say } from './refused.ts'
import type { Report } from './report.ts'
import { contentPath, picturePath } from './safe-path.ts'
import { startsAgain } from './starts-again.ts'
import { formOf } from './way-to.ts'
import { who } from './who.ts'

export interface PublishingOptions {
  root: string
  book: LabelBook
  history: History
  drafts: Drafts
  /** Deletes a content file, or throws if something refers to it. */
  remove(path: string): Promise<void>
  /** Checks the whole site. */
  checkSite(): Promise<Report>
}

/** An unpublished file. */
export interface Waiting extends ChangedFile {
  form?: string | undefined
}

export type Publishing = ReturnType<typeof publishing>

/** Publishes from the working tree to the site's repository. Saved changes are never lost. */
export function publishing({ root, book, history, drafts, remove, checkSite }: PublishingOptions) {
  const git = gitIn(root)
  const changes = () => changedFiles({ root, git, book })
  const oneByOne = inTurn()

  return {
    /** Unpublished files, each with the link to its form, if it has one. */
    async changes(): Promise<{ files: Waiting[] }> {
      const files = await changes()
      return { files: files.map((file) => ({ ...file, form: existsSync(join(root, file.path)) ? formOf(file.path) : undefined })) }
    },
    publish: () => oneByOne(publish),
    /** Restores the published version of a file; deletes a new one. */
    async discard(path: string): Promise<{ path: string; isStartingAgain: boolean }> {
      const isContent = path.startsWith('src/content/')
      const file = isContent ? contentPath(root, path) : picturePath(root, path)
      const isPublished = await succeeds(() => git('cat-file', '-e', `HEAD:./${path}`))
      if (!isPublished) {
        const [user] = isContent ? [] : usersOf(root, path)
        if (user) throw new Refused(say('pictureInUse', { place: titleOf(book, user, readableFile(root, user)) }))
        await (isContent ? remove(path) : rm(file))
        return { path, isStartingAgain: false }
      }
      const before = existsSync(file) ? await readFile(file, 'utf8') : undefined
      await git('restore', '--staged', '--worktree', '--source=HEAD', '--', path)
      if (isContent) {
        await history.remember({ path, before, after: await readFile(file, 'utf8') })
        await drafts.restore(path)
      }
      return { path, isStartingAgain: startsAgain([path]) }
    },
  }

  async function publish(): Promise<{ message: string }> {
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
    const hasRemote = (await git('remote')).trim() !== ''
    if (!hasRemote) throw new Refused(say('noRemote'))
    try {
      return { message: say((await send()) ? 'publishedTogether' : 'published') }
    } catch (error) {
      // The push failed: undo the commit, so that the changes are only saved again and stay in the list.
      if (files.length > 0) await git('reset', '--quiet', 'HEAD~1')
      throw error
    }
  }

  /** git options for the commit's author: the login, the author in git's configuration, or the editor. */
  async function author(): Promise<string[]> {
    const login = who.getStore()
    if (login) return ['-c', `user.name=${login}`, '-c', `user.email=${login.replace(/[^\w.@-]/g, '') || 'editor'}@editor`]
    const isKnown = await succeeds(() => git('config', 'user.email'))
    return isKnown ? [] : ['-c', 'user.name=editor', '-c', 'user.email=editor@localhost']
  }

  /**
   * Pushes. Resolves to true if somebody else's commits were merged in. If they pushed first, rebases ours onto theirs. If both changed the
   * same place, publishes nothing: their commits are merged in, our version stays in the working tree, and the owner sees both in the list
   * of changes.
   */
  async function send(): Promise<boolean> {
    const branch = (await git('rev-parse', '--abbrev-ref', 'HEAD')).trim()
    const remote = (await git('config', `branch.${branch}.remote`).catch(() => 'origin')).trim()
    const push = () => git('push', '--quiet', '--set-upstream', remote, branch)
    if (await succeeds(push)) return false
    if (!(await succeeds(() => git('fetch', '--quiet', remote, branch)))) throw new Refused(say('pushFailed'), 502)
    // In a rebase, our own commits are “theirs”.
    const rebase = async (...how: string[]) => git(...(await author()), 'rebase', '--quiet', '--autostash', ...how, `${remote}/${branch}`)
    if (!(await succeeds(rebase))) {
      const paths = (await git('diff', '--name-only', '--diff-filter=U')).trim().split('\n')
      await git('rebase', '--abort')
      const isMerged = await succeeds(() => rebase('--strategy-option', 'theirs'))
      if (!isMerged) await git('rebase', '--abort')
      throw new Refused(say(isMerged ? 'conflict' : 'conflictApart', { files: paths.map(titled).join(', ') }), 409)
    }
    // Valid changes may be invalid together.
    const report = await checkSite()
    if (!report.isFine) throw new Refused(say('checkFailed'), 422, report)
    if (!(await succeeds(push))) throw new Refused(say('pushFailed'), 502)
    return true
  }

  function titled(path: string): string {
    return `„${titleOf(book, path, readableFile(root, path))}”`
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
  return first ? `${first.title}${files.length > 1 ? ` (+${files.length - 1})` : ''}` : say('changed')
}

function bodyOf(files: ChangedFile[]): string {
  const plain = (line: string) => line.replace(/[\u2066-\u2069]/g, '')
  return files.map(({ title, lines }) => [title, ...lines.map((line) => `- ${plain(line)}`)].join('\n')).join('\n\n')
}
