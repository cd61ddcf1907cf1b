import { existsSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { linksToLost, type Removal } from '../../../authoring/check/check-removal.ts'
import { folderOf, isRoutePage } from '../../../authoring/content/collection-of.ts'
import { parseContent } from '../../../authoring/content/parse-content.ts'
import { allReferences, referencesIn } from '../../../authoring/content/references.ts'
import type { Complaint } from '../../../authoring/explain/complaint.ts'
import { isolateAddresses } from '../../../authoring/explain/isolate-addresses.ts'
import { fieldsOf } from '../../../authoring/fields/fields-of.ts'
import type { LabelBook } from '../../../authoring/fields/labels.ts'
import type { Field } from '../../../authoring/fields/shape.ts'
import { mergeContent, readContent } from '../../../authoring/merge/content-file.ts'
import { type Data, valueAt } from '../../../authoring/merge/plain-data.ts'
import { serialQueue } from '../../../src/lib/serial-queue.ts'
import { entryName, entryTitle } from '../fields/entry-title.ts'
import { emptyMessage, fieldLabel, isInForm, labelPrefix } from '../fields/field-label.ts'
import { type FieldLink, fieldLink } from '../fields/field-link.ts'
import { isEmptyOrNoItems } from '../fields/field-value.ts'
import { formPath } from '../fields/form-path.ts'
import { message, OwnerError } from '../owner-error.ts'
import { addressOf } from '../preview/address-of.ts'
import type { Drafts } from '../preview/drafts.ts'
import { withPlaceholders } from '../preview/placeholders.ts'
import { lastOfSubjectNote, previewNote, removalWarning } from '../preview/preview-note.ts'
import { pageListing } from '../preview/preview-page.ts'
import { sectionLinksOf } from '../preview/section-links.ts'
import { lastGoodText, type SaveHistory } from '../publishing/save-history.ts'
import { contentPath } from '../safe-path.ts'
import { menuLists } from '../screens/menu-lists.ts'
import { damagedFilesError, parseOrThrow, skipIfDamaged } from './damaged-files.ts'
import { describeConflicts } from './describe-conflicts.ts'
import { type Composed, type Entries, entries, type FormMetadata } from './entries.ts'
import { formBaselines } from './form-baselines.ts'
import { staleDarkPictures } from './stale-dark-pictures.ts'

export interface ContentStoreOptions {
  root: string
  book: LabelBook
  check(path: string, data: Data): Complaint[]
  /** What would break if this file were deleted. */
  checkRemoval?(path: string): Removal
  drafts: Drafts
  history: SaveHistory
}

/** A complaint in the form's terms. */
export interface FormComplaint {
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
  const baselines = formBaselines(root)
  baselines.deleteOld()
  const files: Entries = entries({ ...options, baselines })
  const oneByOne = serialQueue()

  /**
   * Converts complaints for the form. A field that had a value when the form was opened and is empty now is an error; one that never had a
   * value is only empty.
   */
  function toForm(path: string, complaints: Complaint[], data: Data, saved: Data = {}): FormComplaint[] {
    const fields = fieldsOf(path, data)
    return complaints.map((complaint) => ({
      path: formPath(fields, data, complaint.path).join('.'),
      where: path.startsWith('src/content/interface/')
        ? String(data[String(complaint.path[0])] ?? '')
        : fieldLabel(book, labelPrefix(path), fields, complaint.path, data),
      message:
        emptyMessage(fields, data, complaint.path) ??
        isolateAddresses(complaint.hebrew) + (isOutsideForm(path, fields, data, complaint) ? ` ${message('outsideForm')}` : ''),
      ...(complaint.isNote && { isNote: true }),
      ...(isEmptyOrNoItems(data, complaint.path) && isEmptyOrNoItems(saved, complaint.path) && { isEmpty: true }),
    }))
  }

  return {
    list: files.list,
    form: files.form,
    listed: files.listed,
    exists: (path: string) => existsSync(contentPath(root, path)),
    /** Checks unsaved data and updates the preview. Saves nothing; returns complaints, and shows the page only if it is valid. */
    async preview(path: string, form: Data, isNew = false) {
      assertName(path)
      // In the queue: a file that is being saved right now could be read half written.
      const { before, after, complaints } = await oneByOne(() => files.compose(path, form, 'damagedNow'))
      const data = readContent(path, after)
      if (isNew && before !== undefined)
        return { complaints: [addressTaken(path)], isBehind: true, placeholders: [], sectionLinks: [], address: undefined }
      const isValid = complaints.every(({ isNote }) => isNote)
      const filled = isValid || before !== undefined ? undefined : withPlaceholders(path, data, options)
      const shown = isValid ? after : filled && mergeContent(path, undefined, filled.data)
      const { references, page, address } = shownOn(path, data)
      const saved = before === undefined ? undefined : parseContent(path, before)
      if (shown !== undefined) await drafts.write(path, shown, page)
      return {
        complaints: toForm(
          path,
          [...complaints, ...staleDarkPictures(saved, data), ...lastOfSubjectNote(root, path, saved, data)],
          data,
          saved,
        ),
        /** The page shows the state before the errors. */
        isBehind: shown === undefined,
        placeholders: filled?.placeholders ?? [],
        sectionLinks: sectionLinksOf(path, data, book, references),
        address,
        removalWarning: removalWarning(root, path, data),
        ...previewNote(root, path, page ? undefined : address, references, before !== undefined, page !== undefined),
        ...(isPage(path) &&
          before !== undefined &&
          address && { menus: menuLists(root, book, address).flatMap(({ isIn, name }) => (isIn ? name : [])) }),
      }
    },
    save: (path: string, form: Data) => oneByOne(() => save(path, form)),
    remove: (path: string) => oneByOne(() => remove(path)),
    /** Throws if `remove` would. */
    checkRemoval: (path: string) => oneByOne(() => removable(path)),
    resetPreview: drafts.resetAll,
    /** For modules that change the same files: they queue their own steps, and use these inside them. */
    oneByOne,
    removable,
    assertReplaceable,
    removeNow: remove,
  }

  /** Resolves to the fields that somebody else changed meanwhile, in words, if they were merged; undefined if the file stays unchanged. */
  async function save(path: string, form: Data): Promise<string[] | undefined> {
    assertName(path)
    const { _address, _choices } = form as FormMetadata
    const composed = await files.compose(path, form)
    const { before, after, complaints, mine, isOpened, meanwhile } = composed
    // A form of another entry, for example after two entries were opened one after the other.
    if (before === undefined && _address && _address !== entryName(path)) throw new OwnerError(addressTaken(path).message, 409)
    if (before !== undefined && _address !== undefined && _address !== entryName(path)) throw new OwnerError(message('otherForm'), 409)
    // Somebody else has created an entry with the suggested address meanwhile.
    if (before !== undefined && _address !== undefined && !isOpened) throw new OwnerError(addressTaken(path).message, 409)
    if (before === undefined && isOpened && _choices?.[''] !== 'mine')
      throw new OwnerError(message('deletedMeanwhile'), 409, {
        conflicts: [{ path: '', where: '', mine: entryName(path), theirs: message('removed') }],
      })
    if (meanwhile.conflicts.length > 0)
      throw new OwnerError(message('changedByTwo'), 409, {
        conflicts: describeConflicts(book, path, readContent(path, after), meanwhile.conflicts),
        by: (await history.all()).findLast((one) => one.path === path)?.by,
      })
    const blocking = complaints.filter(({ isNote }) => !isNote)
    if (blocking.length > 0) {
      const all = toForm(path, blocking, readContent(path, after))
      throw new OwnerError([message('notSaved'), ...all.map((one) => `${one.where}: ${one.message}`)].join('\n'), 422, all)
    }
    if (isOpened) baselines.saved(form as FormMetadata, path, mine, readContent(path, after))
    if (after === before) return undefined
    await files.write(path, after)
    await history.record({ path, before, after })
    await drafts.write(path, after, shownOn(path, readContent(path, after)).page)
    return mergedLabels(composed)
  }

  /** The address of the page that shows a file. If none does, the address of a page with the entry added. */
  function shownOn(path: string, data: Data) {
    const references = () => allReferences(root)
    const own = addressOf(path, data, references)
    const page = own === undefined ? pageListing(path, references(), options) : undefined
    return { references, page, address: page ? addressOf(page.path, {}, references) : own }
  }

  function mergedLabels({ path, after, meanwhile }: Composed): string[] {
    const data = readContent(path, after)
    return meanwhile.mergedPaths.map((at) => fieldLabel(book, labelPrefix(path), fieldsOf(path, data), at, data))
  }

  async function remove(path: string): Promise<void> {
    const before = await removable(path)
    await files.remove(path)
    await history.record({ path, before, after: undefined })
    await drafts.reset(path)
  }

  /** Returns the text of a file if it can be deleted; throws if something refers to it or the site needs it. */
  async function removable(path: string): Promise<string> {
    const [, folder = ''] = /^src\/content\/([\w-]+)\//.exec(path) ?? []
    const before = await files.source(path)
    if (before === undefined) throw new OwnerError(message('noFile', { path }), 404)
    if (fixedFolders.includes(folder) || isRoutePage(path)) throw new OwnerError(message('cannotDelete'))
    const nothing: Removal = { holders: [], faults: [] }
    const runCheck = () => options.checkRemoval?.(path) ?? nothing
    const holders = allReferences(root).filter(
      ({ collection, id, from }) => collection === folder && id === entryName(path) && from !== path,
    )
    const { holders: linking, faults } = skipIfDamaged(root, runCheck, (damaged) => {
      // A damaged file itself can be deleted: if it is new, there is no version to restore.
      if (damaged.some(({ file }) => file === path)) return nothing
      throw damagedFilesError(damaged)
    })
    await assertUnused([...holders, ...linking], 'stillUsed')
    if (faults.length > 0) throw new OwnerError([message('cannotDeleteYet'), ...faults].join('\n'))
    return before
  }

  /**
   * Throws if a text that has just replaced another one is invalid, or if other files link to a page that only the other text has. Errors
   * that the other text has too are no reason, and any text is better than a damaged one.
   */
  async function assertReplaceable(path: string, before: string | undefined, after: string): Promise<void> {
    const [old, data] = [before === undefined ? {} : parseContent(path, before), parseOrThrow(path, after, 'damagedBefore')]
    if (!old) return
    const known = before === undefined ? [] : options.check(path, old)
    const faults = options.check(path, data).filter((one) => !one.isNote && !known.some((other) => isDeepStrictEqual(one, other)))
    if (faults.length > 0) {
      const lines = toForm(path, faults, data).map(({ where, message: sentence }, index) => {
        const gone = goneEntry(path, data, faults[index]?.path ?? [])
        return [where, gone ? message('refersToGone', { title: gone }) : sentence].filter(Boolean).join(': ')
      })
      throw new OwnerError([message('cannotRevert'), ...new Set(lines)].join('\n'))
    }
    const lost = skipIfDamaged(
      root,
      () => linksToLost(path, old, data, root),
      () => [],
    )
    await assertUnused(lost, 'stillLinked')
  }

  /** The title of a deleted entry that a field refers to. */
  function goneEntry(path: string, data: Data, at: (string | number)[]): string | undefined {
    const reference = referencesIn(fieldsOf(path, data), data).find((one) => isDeepStrictEqual(one.path, at))
    if (!reference) return undefined
    const files = ['yaml', 'md'].map((ending) => `src/content/${folderOf(reference.collection)}/${reference.id}.${ending}`)
    const file = files.find((one) => lastGoodText(root, one) !== undefined)
    return file && !existsSync(contentPath(root, file))
      ? entryTitle(book, file, parseContent(file, lastGoodText(root, file) ?? ''))
      : undefined
  }

  async function assertUnused(holders: { from: string; path: (string | number)[] }[], refusal: 'stillUsed' | 'stillLinked'): Promise<void> {
    if (holders.length === 0) return
    const links = await Promise.all(holders.map(({ from, path: at }) => holderLink(from, at)))
    throw new OwnerError(message(refusal, { places: [...new Set(links.map(({ title }) => title))].join(', ') }), 422, { links })
  }

  async function holderLink(path: string, at: (string | number)[]): Promise<FieldLink & { title: string }> {
    const data = parseContent(path, (await files.source(path)) ?? '') ?? {}
    return { title: entryTitle(book, path, data), ...fieldLink(book, path, data, at) }
  }
}

export type ContentStore = ReturnType<typeof contentStore>

const fixedFolders = ['terms', 'legal', 'notices', 'story', 'not-found', 'interface', 'owner', 'roles', 'topics']

/** A new entry with the address of another. Decap would silently append a number. */
function addressTaken(path: string): FormComplaint {
  return { path: '_address', where: '', message: message('addressTaken', { name: entryName(path) }) }
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
  const name = entryName(path)
  // A Hebrew name is incomplete: the form transliterates it on blur.
  if (!/^(?=.*[a-z0-9])[a-z0-9-]+$/.test(name)) throw new OwnerError(message(/[א-ת]/.test(name) ? 'hebrewAddress' : 'badAddress', { name }))
}
