import type { Removal } from '../../authoring/check/check-removal.ts'
import { isDrawnPage } from '../../authoring/content/collection-of.ts'
import { readable } from '../../authoring/content/readable.ts'
import { allReferences } from '../../authoring/content/references.ts'
import type { Complaint } from '../../authoring/explain/complaint.ts'
import { isolated } from '../../authoring/explain/isolated.ts'
import { fieldsOf } from '../../authoring/fields/fields-of.ts'
import type { LabelBook } from '../../authoring/fields/labels.ts'
import type { Field } from '../../authoring/fields/shape.ts'
import { mergeContent, readContent } from '../../authoring/merge/content-file.ts'
import type { Data } from '../../authoring/merge/plain-data.ts'
import { inTurn } from '../../src/lib/in-turn.ts'
import { addressOf } from './address-of.ts'
import { titleOf } from './changes.ts'
import { clashesInWords } from './clashes-in-words.ts'
import { damagedElsewhere, onceReadable } from './damage.ts'
import type { Drafts } from './drafts.ts'
import { hasNothing, isLeftEmpty, valueAt } from './empty.ts'
import { type Composed, type Entries, entries, type FormMarks, nameOf } from './entries.ts'
import { formPath } from './form-path.ts'
import type { History } from './history.ts'
import { menuLists } from './menu-lists.ts'
import { beforeRemoval, leftSubject, note } from './note.ts'
import { oldNights } from './old-nights.ts'
import { openedForms } from './opened.ts'
import { partLinksOf } from './part-links.ts'
import { Refused, say } from './refused.ts'
import { withStandIns } from './stand-ins.ts'
import { type Way, wayTo } from './way-to.ts'
import { isInForm, isList, placeOf, whereInWords } from './where.ts'
import { pageWithAdded } from './with-added.ts'

export interface ContentStoreOptions {
  root: string
  book: LabelBook
  check(path: string, data: Data): Complaint[]
  /** What would break if this file were deleted. */
  checkRemoval?(path: string): Removal
  drafts: Drafts
  history: History
}

/** A complaint in the form's terms. */
export interface Said {
  path: string
  where: string
  message: string
  /** A note: can be saved and published anyway. */
  isNote?: boolean
  /** Nothing was filled in yet. */
  isEmpty?: boolean
}

/** All operations of the editor on content: list, open, preview, save, delete. */
export function contentStore(options: ContentStoreOptions) {
  const { root, book, drafts, history } = options
  const opened = openedForms(root)
  opened.begin()
  const files: Entries = entries({ ...options, opened })
  const oneByOne = inTurn()

  /**
   * Converts complaints for the form. A field that had a value when the form was opened and is empty now is an error; one that never had a
   * value is only empty.
   */
  function toForm(path: string, complaints: Complaint[], data: Data, saved: Data = {}): Said[] {
    const fields = fieldsOf(path, data)
    return complaints.map((complaint) => ({
      path: formPath(fields, data, complaint.path).join('.'),
      where: path.startsWith('src/content/interface/')
        ? String(data[String(complaint.path[0])] ?? '')
        : whereInWords(book, placeOf(path), fields, complaint.path, data),
      message: isLeftEmpty(data, complaint.path)
        ? say(isList(fields, data, complaint.path) ? 'listLeftEmpty' : 'leftEmpty')
        : isolated(complaint.hebrew) + (isOutsideForm(path, fields, data, complaint) ? ` ${say('outsideForm')}` : ''),
      ...(complaint.isNote && { isNote: true }),
      ...(hasNothing(data, complaint.path) && hasNothing(saved, complaint.path) && { isEmpty: true }),
    }))
  }

  return {
    list: files.list,
    form: files.form,
    listed: files.listed,
    /** Checks unsaved data and updates the preview. Saves nothing; returns complaints, and shows the page only if it is valid. */
    async attempt(path: string, form: Data, isNew = false) {
      assertName(path)
      // In the queue: a file that is being saved right now could be read half written.
      const { before, after, complaints } = await oneByOne(() => files.compose(path, form, 'damagedNow'))
      const data = readContent(path, after)
      if (isNew && before !== undefined)
        return { complaints: [taken(path)], isBehind: true, standIns: [], partLinks: [], address: undefined }
      const isRight = complaints.every(({ isNote }) => isNote)
      const standing = isRight || before !== undefined ? undefined : withStandIns(path, data, options)
      const shown = isRight ? after : standing && mergeContent(path, undefined, standing.data)
      const { references, page, address } = seenOn(path, data)
      const saved = before === undefined ? undefined : readable(path, before)
      if (shown !== undefined) await drafts.show(path, shown, page)
      return {
        complaints: toForm(path, [...complaints, ...oldNights(saved, data), ...leftSubject(root, path, saved, data)], data, saved),
        /** The page shows the state before the errors. */
        isBehind: shown === undefined,
        standIns: standing?.standIns ?? [],
        partLinks: partLinksOf(path, data, book, references),
        address,
        beforeRemoval: beforeRemoval(root, path, data),
        ...note(root, path, page ? undefined : address, references, before !== undefined, page !== undefined),
        ...(isPage(path) &&
          before !== undefined &&
          address && { menus: menuLists(root, book, address).flatMap(({ isIn, name }) => (isIn ? name : [])) }),
      }
    },
    save: (path: string, form: Data) => oneByOne(() => save(path, form)),
    remove: (path: string) => oneByOne(() => remove(path)),
    /** Throws if `remove` would. */
    checkRemoval: (path: string) => oneByOne(() => removable(path)),
    forget: drafts.forget,
    /** For modules that change the same files and queue their own `removable`. */
    inTurn: oneByOne,
    removable,
  }

  /** Resolves to the fields that somebody else changed meanwhile, in words, if they were merged; undefined if the file stays unchanged. */
  async function save(path: string, form: Data): Promise<string[] | undefined> {
    assertName(path)
    const { _address, _choices } = form as FormMarks
    const composed = await files.compose(path, form)
    const { before, after, complaints, mine, isOpened, meanwhile } = composed
    // A form of another entry, for example after two entries were opened one after the other.
    if (before === undefined && _address && _address !== nameOf(path)) throw new Refused(taken(path).message, 409)
    if (before !== undefined && _address !== undefined && _address !== nameOf(path)) throw new Refused(say('otherForm'), 409)
    // Somebody else has created an entry with the suggested address meanwhile.
    if (before !== undefined && _address !== undefined && !isOpened) throw new Refused(taken(path).message, 409)
    if (before === undefined && isOpened && _choices?.[''] !== 'mine')
      throw new Refused(say('deletedMeanwhile'), 409, { clashes: [{ path: '', where: '', mine: nameOf(path), theirs: say('removed') }] })
    if (meanwhile.clashes.length > 0)
      throw new Refused(say('changedByTwo'), 409, {
        clashes: clashesInWords(book, path, readContent(path, after), meanwhile.clashes),
        by: (await history.all()).findLast((one) => one.path === path)?.by,
      })
    const stopping = complaints.filter(({ isNote }) => !isNote)
    if (stopping.length > 0) {
      const all = toForm(path, stopping, readContent(path, after))
      throw new Refused([say('notSaved'), ...all.map(({ where, message }) => `${where}: ${message}`)].join('\n'), 422, all)
    }
    if (isOpened) opened.saved(form as FormMarks, path, mine, readContent(path, after))
    if (after === before) return undefined
    await files.write(path, after)
    await history.remember({ path, before, after })
    await drafts.show(path, after, seenOn(path, readContent(path, after)).page)
    return placesInWords(composed)
  }

  /** The address of the page that shows a file. If none does, the address of a page with the entry added. */
  function seenOn(path: string, data: Data) {
    const references = () => allReferences(root)
    const own = addressOf(path, data, references)
    const page = own === undefined ? pageWithAdded(path, references(), options) : undefined
    return { references, page, address: page ? addressOf(page.path, {}, references) : own }
  }

  function placesInWords({ path, after, meanwhile }: Composed): string[] {
    const data = readContent(path, after)
    return meanwhile.taken.map((at) => whereInWords(book, placeOf(path), fieldsOf(path, data), at, data))
  }

  async function remove(path: string): Promise<void> {
    const before = await removable(path)
    await files.remove(path)
    await history.remember({ path, before, after: undefined })
    await drafts.restore(path)
  }

  /** Returns the text of a file if it can be deleted; throws if something refers to it or the site needs it. */
  async function removable(path: string): Promise<string> {
    const [, folder = ''] = /^src\/content\/([\w-]+)\//.exec(path) ?? []
    const before = await files.source(path)
    if (before === undefined) throw new Refused(say('noFile', { path }), 404)
    if (fixedFolders.includes(folder) || isDrawnPage(path)) throw new Refused(say('cannotDelete'))
    const nothing: Removal = { holders: [], faults: [] }
    const asked = () => options.checkRemoval?.(path) ?? nothing
    const holders = allReferences(root).filter(({ collection, id, from }) => collection === folder && id === nameOf(path) && from !== path)
    const { holders: linking, faults } = onceReadable(root, asked, (damaged) => {
      // A damaged file itself can be deleted: if it is new, there is no version to restore.
      if (damaged.some(({ file }) => file === path)) return nothing
      throw damagedElsewhere(damaged)
    })
    const ways = await Promise.all([...holders, ...linking].map(({ from, path: at }) => wayInto(from, at)))
    if (ways.length > 0)
      throw new Refused(say('stillUsed', { places: [...new Set(ways.map(({ title }) => title))].join(', ') }), 422, { ways })
    if (faults.length > 0) throw new Refused([say('cannotDeleteYet'), ...faults].join('\n'))
    return before
  }

  async function wayInto(path: string, at: (string | number)[]): Promise<Way & { title: string }> {
    const data = readable(path, (await files.source(path)) ?? '') ?? {}
    return { title: titleOf(book, path, data), ...wayTo(book, path, data, at) }
  }
}

export type ContentStore = ReturnType<typeof contentStore>

const fixedFolders = ['terms', 'legal', 'notices', 'story', 'not-found', 'interface', 'owner', 'roles', 'topics']

/** A new entry with the address of another. Decap would silently append a number. */
function taken(path: string): Said {
  return { path: '_address', where: '', message: say('addressTaken', { name: nameOf(path) }) }
}

function isPage(path: string): boolean {
  return path.startsWith('src/content/pages/')
}

/** True for a field in the file that no form has. */
function isOutsideForm(path: string, fields: Field[], data: Data, { path: at }: Complaint): boolean {
  return !path.startsWith('src/content/interface/') && at.length > 0 && valueAt(data, at) !== undefined && !isInForm(fields, data, at)
}

/** Throws if the file name is no valid address. */
function assertName(path: string): void {
  const name = nameOf(path)
  // A Hebrew name is incomplete: the form transliterates it on blur.
  if (!/^(?=.*[a-z0-9])[a-z0-9-]+$/.test(name)) throw new Refused(say(/[א-ת]/.test(name) ? 'hebrewAddress' : 'badAddress', { name }))
}
