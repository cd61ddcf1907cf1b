import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { collectionOf } from '../../authoring/content/collection-of.ts'
import { readable, readableFile } from '../../authoring/content/readable.ts'
import type { Complaint } from '../../authoring/explain/complaint.ts'
import type { LabelBook } from '../../authoring/fields/labels.ts'
import { mergeContent } from '../../authoring/merge/content-file.ts'
import type { Data } from '../../authoring/merge/plain-data.ts'
import { type ChangedFile, describeChange, titleOf } from './changes.ts'
import { type Clashing, clashesInWords } from './clashes-in-words.ts'
import type { ContentStore } from './content-store.ts'
import { intact } from './damage.ts'
import type { Drafts } from './drafts.ts'
import { type Git, textsAt } from './git.ts'
import type { Change, History } from './history.ts'
import { Refused, say } from './refused.ts'
import { contentPath } from './safe-path.ts'
import { startsAgain } from './starts-again.ts'
import { type Side, threeWay } from './three-way.ts'
import { formOf } from './way-to.ts'

/** A save or a publication on the history screen. */
export interface Event {
  id: string
  kind: 'saved' | 'published'
  at: string
  by: string
  files: (Pick<ChangedFile, 'path' | 'title' | 'lines'> & { form?: string | undefined })[]
}

/** Choices for conflicting fields, by file and field: `mine` reverts, `theirs` keeps the current version. */
type Choices = Record<string, Side>

/** The request of the history screen. */
export interface TakeBack {
  id: string
  path?: string | undefined
  choices?: Choices | undefined
}

/** Its response. */
export interface Back {
  message: string
  isChanged: boolean
  isStartingAgain: boolean
}

interface Plan extends Pick<Change, 'path' | 'before'> {
  now: string | undefined
  /** The new text of the file; undefined if it is removed. */
  text: string | undefined
  /** Conflicts that the owner must decide first. */
  clashes: Clashing[]
}

interface PastOptions {
  root: string
  git: Git
  book: LabelBook
  history: History
  drafts: Drafts
  content: Pick<ContentStore, 'removable' | 'inTurn'>
  check(path: string, data: Data): Complaint[]
}

const limits = { saved: 60, published: 40 }
const separator = '\u001e'

export type Past = ReturnType<typeof past>

/** Lists saves and publications, and reverts any of them. Later changes elsewhere are kept. */
export function past({ root, git, book, history, drafts, content, check }: PastOptions) {
  async function saved(): Promise<Event[]> {
    const own = await ownName()
    const changes = (await history.all()).slice(-limits.saved).reverse()
    return changes.flatMap(({ id, at, by, ...change }) =>
      id && at ? [{ id: `s-${id}`, kind: 'saved' as const, at, by: by ?? own, files: [withForm(describeChange(book, change, root))] }] : [],
    )
  }

  async function published(): Promise<Event[]> {
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
    return publications.map(({ sha, at, by, names }): Event => {
      const described = changes.get(sha)?.map((change) => withForm(describeChange(book, change, root)))
      const files = described ?? names.filter(hasForm).slice(0, filesShown).map(named)
      return { id: `p-${sha}`, kind: 'published', at, by, files }
    })
  }

  function named(path: string): Event['files'][number] {
    const title = titleOf(book, path, path.startsWith('src/content/interface/') ? {} : readableFile(root, path))
    return withForm({ path, title, lines: [] })
  }

  /** Adds the link to its form if the file still exists. */
  function withForm({ path, title, lines }: ChangedFile): Event['files'][number] {
    return { path, title, lines, form: existsSync(join(root, path)) ? formOf(path) : undefined }
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
    if (!/^[0-9a-f]{40,64}$/.test(sha)) throw new Refused(say('noSuchChange'), 404)
    const names = (await git('show', '--format=', '--name-only', sha, '--', 'src/content')).split('\n').filter(Boolean)
    return changesIn([{ sha, names }])
  }

  async function find(id: string): Promise<Change[]> {
    if (id.startsWith('p-')) return changesOf(id.slice(2))
    return (await history.all()).filter((change) => change.id && `s-${change.id}` === id)
  }

  return {
    async events(): Promise<{ saved: Event[]; published: Event[] }> {
      return { saved: await saved(), published: await published() }
    },

    /**
     * Reverts a change, or only one of its files. If one file can't be reverted, nothing is. Files that already have the old version are
     * skipped and named. Later changes of other fields are kept; if the same field changed again, nothing is written until the owner
     * chooses.
     */
    async takeBack(id: string, only?: string, choices: Choices = {}): Promise<Back> {
      const changes = (await find(id)).filter(({ path }) => only === undefined || path === only)
      if (changes.length === 0) throw new Refused(say('noSuchChange'), 404)
      return content.inTurn(async () => {
        const [back, toDo] = partition(changes, ({ path, before }) => textOf(path) === before)
        if (toDo.length === 0) throw new Refused(say('alreadyBack'))
        const plans = toDo.map((change) => plan(change, choices))
        const clashes = plans.flatMap((one) => toAsk(one, changes.length > 1))
        if (clashes.length > 0) throw new Refused(say('changedSince'), 409, { clashes })
        const different = plans.filter(({ now, text }) => text !== now)
        await writeTogether(different)
        for (const { path, now, text } of different) {
          await history.remember({ path, before: now, after: text })
          await drafts.restore(path)
        }
        if (different.length === 0) return { message: say('leftAsItIs'), isChanged: false, isStartingAgain: false }
        const places = back.map(({ path, after }) => titleOf(book, path, readable(path, textOf(path) ?? after ?? ''))).join(', ')
        const message = [say('takenBack'), ...(places ? [say('someAlreadyBack', { places })] : [])].join(' ')
        return { message, isChanged: true, isStartingAgain: startsAgain(different.map(({ path }) => path)) }
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
    const back = (text: string | undefined): Plan => ({ path, before, now, text, clashes: [] })
    const ask = (clashes: Clashing[]): Plan => ({ path, before, now, text: now, clashes })
    const askWhole = (mine: string, theirs: string) => ask(own[''] ? [] : [{ path: '', where: '', mine, theirs }])
    if (now === after || own[''] === 'mine') return back(before)
    if (before === undefined) return askWhole(say('removed'), sinceThen(path, after, now))
    if (now === undefined) return askWhole(sinceThen(path, after, before), say('removed'))
    const [then, first, today] = [intact(path, after ?? '', 'damagedBefore'), intact(path, before, 'damagedBefore'), intact(path, now)]
    const { data, clashes } = threeWay(then, first, today, own)
    return clashes.length > 0 ? ask(clashesInWords(book, path, today, clashes)) : back(mergeContent(path, now, data))
  }

  /**
   * Writes all files first and then checks each of them: a role and the job that uses it are reverted together. If one is rejected,
   * restores all files.
   */
  async function writeTogether(plans: Plan[]): Promise<void> {
    try {
      for (const { path, text } of plans) if (text !== undefined) await write(path, text)
      await removeTogether(plans.flatMap(({ path, text }) => (text === undefined ? [path] : [])))
      for (const { path, text } of plans) if (text !== undefined) assertValid(path, text)
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

  function assertValid(path: string, text: string): void {
    const [wrong] = check(path, intact(path, text, 'damagedBefore')).filter(({ isNote }) => !isNote)
    if (wrong) throw new Refused(`${say('cannotTakeBack')} ${wrong.hebrew}`)
  }

  /** The conflicts of one file; with its title, if that is not obvious. */
  function toAsk({ path, before, now, clashes }: Plan, isOneOfMany: boolean): Clashing[] {
    const title = titleOf(book, path, readable(path, now ?? before ?? ''))
    return clashes.map(({ where, ...clash }) => ({
      ...clash,
      path: `${path}:${clash.path}`,
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
