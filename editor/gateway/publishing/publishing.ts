import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseContent, parseContentFile } from '../../../authoring/content/parse-content.ts'
import type { LabelBook } from '../../../authoring/fields/labels.ts'
import { serialQueue } from '../../../src/lib/serial-queue.ts'
import { currentLogin } from '../current-login.ts'
import type { ContentStore } from '../entries/content-store.ts'
import { damageOf, describeDamage } from '../entries/damaged-files.ts'
import { entryTitle } from '../fields/entry-title.ts'
import { formAddress } from '../fields/field-link.ts'
import { message, OwnerError } from '../owner-error.ts'
import type { Drafts } from '../preview/drafts.ts'
import { contentPath, picturePath } from '../safe-path.ts'
import { type ChangedFile, changedFiles, filesUsing } from './describe-changes.ts'
import { git as gitIn, textsAt } from './git.ts'
import { publishingDuration } from './publishing-duration.ts'
import type { Report } from './report.ts'
import { needsRestart } from './restart-triggers.ts'
import { lastGoodText, type SaveHistory } from './save-history.ts'

export interface PublishingOptions {
  root: string
  book: LabelBook
  history: SaveHistory
  drafts: Drafts
  content: Pick<ContentStore, 'oneByOne' | 'removeNow' | 'assertReplaceable'>
  /** Checks the whole site. */
  checkSite(): Promise<Report>
}

/** An unpublished file. */
export interface UnpublishedFile extends ChangedFile {
  form?: string | undefined
  /** It is damaged, and a saved version differs from the published one. */
  hasSave?: boolean
}

/** A content file that can't be parsed. */
export interface DamagedFile {
  title: string
  /** What is wrong, with its line. */
  what: string
  /** Never published. */
  isNew: boolean
  /** It can go back to the published version. */
  isPublished: boolean
  /** It can go back to a saved version that differs from the published one. */
  hasSave: boolean
}

export type Publishing = ReturnType<typeof publishing>

/** Publishes from the working tree to the site's repository. Saved changes are never lost. */
export function publishing({ root, book, history, drafts, content, checkSite }: PublishingOptions) {
  const git = gitIn(root)
  const changes = () => changedFiles({ root, git, book })
  const oneByOne = serialQueue()
  const duration = publishingDuration(root)

  return {
    /** Unpublished files, each with the link to its form, if it has one. */
    async changes(): Promise<{ files: UnpublishedFile[]; lastSeconds: number | undefined }> {
      const files = await changes()
      return { files: await Promise.all(files.map(withLink)), lastSeconds: duration.last() }
    },
    publish: () => oneByOne(() => duration.measure(publish)),
    /** Restores the published version of a file; deletes a new one. In the content's queue, so that no save comes in between. */
    discard: (path: string) => content.oneByOne(() => discard(path)),
    /** Undefined if the file is not damaged. */
    async damage(path: string): Promise<DamagedFile | undefined> {
      const file = contentPath(root, path)
      if (!existsSync(file) || parseContentFile(root, path)) return undefined
      const { isNew, published, saved } = await goodTexts(path)
      return {
        title: entryTitle(book, path, parseContent(path, saved ?? published ?? '')),
        what: describeDamage(damageOf(path, await readFile(file, 'utf8'))),
        isNew,
        isPublished: published !== undefined,
        hasSave: saved !== undefined,
      }
    },
    /** Restores the last saved version of a damaged file. */
    restoreSave: (path: string) =>
      content.oneByOne(async () => {
        const { saved } = await goodTexts(path)
        if (saved === undefined) throw new OwnerError(message('noSuchChange'), 404)
        return replace(path, (file) => writeFile(file, saved))
      }),
  }

  async function withLink(file: ChangedFile): Promise<UnpublishedFile> {
    const { path } = file
    if (!existsSync(join(root, path))) return file
    const isDamaged = path.startsWith('src/content/') && !parseContentFile(root, path)
    const hasSave = isDamaged && (await goodTexts(path)).saved !== undefined
    return { ...file, form: formAddress(path), ...(hasSave && { hasSave }) }
  }

  /** The versions to which a damaged file can go back; the saved one only if it differs. */
  async function goodTexts(path: string): Promise<{ isNew: boolean; published: string | undefined; saved: string | undefined }> {
    const [last] = await textsAt(root, [`HEAD:./${path}`])
    const published = last !== undefined && parseContent(path, last) ? last : undefined
    const saved = lastGoodText(root, path)
    return { isNew: last === undefined, published, saved: saved === published ? undefined : saved }
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
    const restore = () => git('restore', '--staged', '--worktree', '--source=HEAD', '--', path)
    if (isContent) return replace(path, restore)
    await restore()
    return { path, isRestarting: false }
  }

  /** Replaces a content file. If the new text would break something, puts the old one back and throws. */
  async function replace(path: string, write: (file: string) => Promise<unknown>): Promise<{ path: string; isRestarting: boolean }> {
    const file = contentPath(root, path)
    const before = existsSync(file) ? await readFile(file, 'utf8') : undefined
    await write(file)
    const after = await readFile(file, 'utf8')
    try {
      await content.assertReplaceable(path, before, after)
    } catch (error) {
      await (before === undefined ? rm(file) : writeFile(file, before))
      throw error
    }
    await history.record({ path, before, after })
    await drafts.reset(path)
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
