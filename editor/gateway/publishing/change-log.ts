import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { collectionOf } from '../../../authoring/content/collection-of.ts'
import { parseContent, parseContentFile } from '../../../authoring/content/parse-content.ts'
import type { LabelBook } from '../../../authoring/fields/labels.ts'
import { mergeContent } from '../../../authoring/merge/content-file.ts'
import type { ContentStore } from '../entries/content-store.ts'
import { parseOrThrow } from '../entries/damaged-files.ts'
import { describeConflicts, type FieldConflict } from '../entries/describe-conflicts.ts'
import { mergeThreeWay, type Side } from '../entries/three-way-merge.ts'
import { entryTitle } from '../fields/entry-title.ts'
import { formAddress } from '../fields/field-link.ts'
import { message, OwnerError } from '../owner-error.ts'
import type { Drafts } from '../preview/drafts.ts'
import { contentPath } from '../safe-path.ts'
import { type ChangedFile, describeChange } from './describe-changes.ts'
import { type Git, textsAt } from './git.ts'
import { needsRestart } from './restart-triggers.ts'
import type { Change, SavedChange, SaveHistory } from './save-history.ts'

/** A save or a publication on the history screen. */
export interface LoggedChange {
  id: string
  kind: 'saved' | 'published'
  at: string
  by: string
  files: (Pick<ChangedFile, 'path' | 'title' | 'lines'> & { form?: string | undefined })[]
}

/** Choices for conflicting fields, by file and field: `mine` reverts, `theirs` keeps the current version. */
type Choices = Record<string, Side>

/** The request of the history screen. */
export interface RevertRequest {
  id: string
  path?: string | undefined
  choices?: Choices | undefined
}

/** Its response. */
export interface RevertResult {
  message: string
  isChanged: boolean
  isRestarting: boolean
}

interface Plan extends Pick<Change, 'path' | 'before'> {
  now: string | undefined
  /** The new text of the file; undefined if it is removed. */
  text: string | undefined
  /** Conflicts that the owner must decide first. */
  conflicts: FieldConflict[]
}

interface ChangeLogOptions {
  root: string
  git: Git
  book: LabelBook
  history: SaveHistory
  drafts: Drafts
  content: Pick<ContentStore, 'removable' | 'assertReplaceable' | 'oneByOne'>
}

const limits = { saved: 60, published: 40 }
const separator = '\u001e'

export type ChangeLog = ReturnType<typeof changeLog>

/** Lists saves and publications, and reverts any of them. Later changes elsewhere are kept. */
export function changeLog({ root, git, book, history, drafts, content }: ChangeLogOptions) {
  async function saved(): Promise<LoggedChange[]> {
    const own = await ownName()
    const steps = [...Map.groupBy(await history.all(), stepOf)].slice(-limits.saved).reverse()
    return steps.flatMap(([step, changes]) => {
      const [{ at, by } = {}] = changes
      if (!step || !at) return []
      const files = changes.map((change) => withForm(describeChange(book, change, root)))
      return [{ id: `s-${step}`, kind: 'saved' as const, at, by: by ?? own, files }]
    })
  }

  async function published(): Promise<LoggedChange[]> {
    const log = await git(
      'log',
      `-n${limits.published}`,
      '--no-merges',
      `--format=${separator}%H%n%aI%n%an`,
      '--name-only',
      '--',
      'src/content',
    ).catch(() => '')
    const publications = log.split(separator).flatMap((entry) => {
      const [sha, at = '', by = '', ...names] = entry.split('\n').filter(Boolean)
      return sha ? [{ sha, at, by, names }] : []
    })
    const small = publications.filter(({ names }) => names.length <= filesShown)
    const changes = Map.groupBy(await changesIn(small), ({ sha }) => sha)
    return publications.map(({ sha, at, by, names }): LoggedChange => {
      const described = changes.get(sha)?.map((change) => withForm(describeChange(book, change, root)))
      const files = described ?? names.filter(hasForm).slice(0, filesShown).map(named)
      return { id: `p-${sha}`, kind: 'published', at, by, files }
    })
  }

  function named(path: string): LoggedChange['files'][number] {
    const title = entryTitle(book, path, path.startsWith('src/content/interface/') ? {} : parseContentFile(root, path))
    return withForm({ path, title, lines: [] })
  }

  /** Adds the link to its form if the file still exists. */
  function withForm({ path, title, lines }: ChangedFile): LoggedChange['files'][number] {
    return { path, title, lines, form: existsSync(join(root, path)) ? formAddress(path) : undefined }
  }

  /** The changes of these publications, file by file. */
  async function changesIn(publications: { sha: string; names: string[] }[]): Promise<(Change & { sha: string })[]> {
    const files = publications.flatMap(({ sha, names }) => names.map((path) => ({ sha, path }))).filter(({ path }) => hasForm(path))
    const versions = await textsAt(
      root,
      files.flatMap(({ sha, path }) => [`${sha}^:./${path}`, `${sha}:./${path}`]),
    )
    return files.map((file, index) => ({ ...file, before: versions[2 * index], after: versions[2 * index + 1] }))
  }

  /** The owner's name in the git configuration of this machine. */
  async function ownName(): Promise<string> {
    return (await git('config', 'user.name').catch(() => '')).trim()
  }

  async function changesOf(sha: string): Promise<Change[]> {
    if (!/^[0-9a-f]{40,64}$/.test(sha)) throw new OwnerError(message('noSuchChange'), 404)
    const names = (await git('show', '--format=', '--name-only', sha, '--', 'src/content')).split('\n').filter(Boolean)
    return changesIn([{ sha, names }])
  }

  async function find(id: string): Promise<Change[]> {
    if (id.startsWith('p-')) return changesOf(id.slice(2))
    return (await history.all()).filter((change) => stepOf(change) && `s-${stepOf(change)}` === id)
  }

  return {
    async list(): Promise<{ saved: LoggedChange[]; published: LoggedChange[] }> {
      return { saved: await saved(), published: await published() }
    },

    /**
     * Reverts a change, or only one of its files. If one file can't be reverted, nothing is. Files that already have the old version are
     * skipped and named. Later changes of other fields are kept; if the same field changed again, nothing is written until the owner
     * chooses.
     */
    async revert(id: string, only?: string, choices: Choices = {}): Promise<RevertResult> {
      const changes = (await find(id)).filter(({ path }) => only === undefined || path === only)
      if (changes.length === 0) throw new OwnerError(message('noSuchChange'), 404)
      return content.oneByOne(async () => {
        const [reverted, toDo] = partition(changes, ({ path, before }) => textOf(path) === before)
        if (toDo.length === 0) throw new OwnerError(message('alreadyReverted'))
        const plans = toDo.map((change) => plan(change, choices))
        const conflicts = plans.flatMap((one) => conflictsOf(one, changes.length > 1))
        if (conflicts.length > 0) throw new OwnerError(message('changedSince'), 409, { conflicts })
        const different = plans.filter(({ now, text }) => text !== now)
        await writeTogether(different)
        if (different.length === 0) return { message: message('keptCurrent'), isChanged: false, isRestarting: false }
        await history.record(...different.map(({ path, now, text }) => ({ path, before: now, after: text })))
        for (const { path } of different) await drafts.reset(path)
        const places = reverted.map(({ path, after }) => entryTitle(book, path, parseContent(path, textOf(path) ?? after ?? ''))).join(', ')
        const sentences = [message('reverted'), ...(places ? [message('someAlreadyReverted', { places })] : [])]
        return { message: sentences.join(' '), isChanged: true, isRestarting: needsRestart(different.map(({ path }) => path)) }
      })
    },
  }

  function textOf(path: string): string | undefined {
    const file = contentPath(root, path)
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined
  }

  function plan({ path, before, after }: Change, choices: Choices): Plan {
    const now = textOf(path)
    const own = ofFile(path, choices)
    const revertTo = (text: string | undefined): Plan => ({ path, before, now, text, conflicts: [] })
    const ask = (conflicts: FieldConflict[]): Plan => ({ path, before, now, text: now, conflicts })
    const askWhole = (mine: string, theirs: string) => ask(own[''] ? [] : [{ path: '', where: '', mine, theirs }])
    if (now === after || own[''] === 'mine') return revertTo(before)
    if (before === undefined) return askWhole(message('removed'), sinceThen(path, after, now))
    if (now === undefined) return askWhole(sinceThen(path, after, before), message('removed'))
    const [then, first, today] = [
      parseOrThrow(path, after ?? '', 'damagedBefore'),
      parseOrThrow(path, before, 'damagedBefore'),
      parseOrThrow(path, now),
    ]
    const { data, conflicts } = mergeThreeWay(then, first, today, own)
    return conflicts.length > 0 ? ask(describeConflicts(book, path, today, conflicts)) : revertTo(mergeContent(path, now, data))
  }

  /**
   * Writes all files first and then checks each of them: a role and the job that uses it are reverted together. If one is rejected,
   * restores all files.
   */
  async function writeTogether(plans: Plan[]): Promise<void> {
    try {
      for (const { path, text } of plans) if (text !== undefined) await write(path, text)
      await removeTogether(plans.flatMap(({ path, text }) => (text === undefined ? [path] : [])))
      for (const { path, now, text } of plans) if (text !== undefined) await content.assertReplaceable(path, now, text)
    } catch (error) {
      for (const { path, now } of plans) await write(path, now)
      throw error
    }
  }

  /**
   * Removes files with the usual checks. Retries those that failed, because they may only be referred to by another file that is removed
   * too.
   */
  async function removeTogether(paths: string[]): Promise<void> {
    let refusal: unknown
    const blocked: string[] = []
    for (const path of paths) {
      try {
        await content.removable(path)
        await write(path, undefined)
      } catch (error) {
        refusal ??= error
        blocked.push(path)
      }
    }
    if (blocked.length === paths.length && refusal) throw refusal
    if (blocked.length > 0) await removeTogether(blocked)
  }

  function sinceThen(path: string, before: string | undefined, after: string | undefined): string {
    return describeChange(book, { path, before, after }, root).lines.join('\n')
  }

  /** The conflicts of one file; with its title, if that is not obvious. */
  function conflictsOf({ path, before, now, conflicts }: Plan, isOneOfMany: boolean): FieldConflict[] {
    const title = entryTitle(book, path, parseContent(path, now ?? before ?? ''))
    return conflicts.map(({ where, ...conflict }) => ({
      ...conflict,
      path: `${path}:${conflict.path}`,
      where: isOneOfMany && where && where !== title ? `${title} › ${where}` : where || title,
    }))
  }

  async function write(path: string, text: string | undefined): Promise<void> {
    const file = contentPath(root, path)
    if (text === undefined) return rm(file, { force: true })
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}

/** The step that a change belongs to. */
function stepOf({ id, group }: SavedChange): string | undefined {
  return group ?? id
}

function hasForm(path: string): boolean {
  return collectionOf(path) !== undefined || path.startsWith('src/content/interface/')
}

/** The choices for one file, by field. */
function ofFile(path: string, choices: Choices): Choices {
  const own = Object.entries(choices).filter(([at]) => at.startsWith(`${path}:`))
  return Object.fromEntries(own.map(([at, side]) => [at.slice(path.length + 1), side]))
}

/** Maximum number of files described per publication. */
const filesShown = 12

function partition<T>(all: T[], is: (one: T) => boolean): [T[], T[]] {
  return [all.filter(is), all.filter((one) => !is(one))]
}
