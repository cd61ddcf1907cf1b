import { join } from 'node:path'
import { parseContent } from '../../../authoring/content/parse-content.ts'
import type { LabelBook } from '../../../authoring/fields/labels.ts'
import { type ContentFile, contentFiles } from '../../../authoring/launch/content-files.ts'
import { countPlaces } from '../../../authoring/launch/count-places.ts'
import { findCampFaults } from '../../../authoring/launch/find-camp-faults.ts'
import type { LaunchFinding } from '../../../authoring/launch/find-samples.ts'
import { type Data, isData } from '../../../authoring/merge/plain-data.ts'
import { factOf, ownerFile } from '../../../src/config/owner-file.ts'
import { unsetDemoVariables } from '../../../src/config/unset-demo-variables.ts'
import { ownerVariables } from '../../../src/config/variables.ts'
import { entryName } from '../fields/entry-title.ts'
import { labelPrefix } from '../fields/field-label.ts'
import { fieldLink, formAddress } from '../fields/field-link.ts'
import { message } from '../owner-error.ts'
import type { ReportLine } from '../publishing/report.ts'

/** A group of tasks before launch, and how much of it is done. */
export interface LaunchGroup {
  title: string
  /** Otherwise visitors read something false, or enquiries get lost. Other groups are samples, which may wait. */
  isMust?: true
  places: number
  left: ReportLine[]
}

export interface Launch {
  /** Percentage; below 100 while anything is left. */
  done: number
  left: number
  groups: LaunchGroup[]
}

type MailFault = Pick<LaunchFinding, 'file' | 'what'>

interface LaunchOptions {
  root: string
  book: LabelBook
  env: Record<string, string | undefined>
  now: Date
  /** Mail settings that prevent delivery to the owner. */
  mail: MailFault[]
}

/** The list of `npm run launch-check` in the words of the forms, each line with a link to its field. */
export function launch({ root, book, env, now, mail }: LaunchOptions): Launch {
  const groups = [ownerGroup(book, env), mailGroup(env, mail), campGroup(root, now), ...sampleGroups(root, book)].filter(
    ({ left, places }) => left.length > 0 || places > 0,
  )
  const left = groups.reduce((sum, group) => sum + group.left.length, 0)
  const places = groups.reduce((sum, group) => sum + Math.max(group.places, group.left.length), 0)
  return { done: places === 0 ? 100 : Math.floor((100 * (places - left)) / places), left, groups }
}

function ownerGroup(book: LabelBook, env: LaunchOptions['env']): LaunchGroup {
  const left = unsetDemoVariables(env).filter(({ name }) => Object.hasOwn(ownerVariables, name))
  return {
    title: book.collection('owner').label,
    isMust: true,
    places: Object.keys(ownerVariables).length,
    left: left.map(({ name, value }) => {
      const { label } = book.field(['owner', factOf(name)])
      return {
        file: ownerFile,
        where: label,
        message: message('stillDemo', { value }),
        form: formAddress(ownerFile) ?? '',
        field: factOf(name),
      }
    }),
  }
}

/** Only the server's maintainer can change these, so they have no field. */
function mailGroup(env: LaunchOptions['env'], mail: MailFault[]): LaunchGroup {
  const isWithoutKeys = unsetDemoVariables(env).some(({ name }) => name.startsWith('EMAILJS_'))
  const inHebrew: [RegExp, string][] = [
    [/^SMTP_URL is not set/, 'noMailServer'],
    [/^INBOX_PORT is set/, 'demoInbox'],
    [/^SMTP_PASSWORD_IN_CLEAR/, 'passwordInClear'],
  ]
  const faults = mail.map(({ file, what }) => {
    const name = inHebrew.find(([pattern]) => pattern.test(what))?.[1]
    return { file, where: '', message: name ? message(name) : message('mailSetting', { what }) }
  })
  return {
    title: message('mailGroup'),
    isMust: true,
    places: 1,
    left: [...(isWithoutKeys ? [{ file: '', where: '', message: message('noMailKeys') }] : []), ...faults],
  }
}

function campGroup(root: string, now: Date): LaunchGroup {
  const folder = join(root, 'src/content/camps')
  const left = findCampFaults(folder, now).map(({ file, what }): ReportLine => {
    const [, day = ''] = /(\d\d\.\d\d\.\d{4})/.exec(what) ?? []
    const path = file.slice(root === '.' ? 0 : root.length + 1)
    const form = formAddress(path)
    if (!form) return { file: path, where: '', message: message('noCampAhead'), form: '#/collections/camps' }
    const isOver = what.startsWith('announced')
    return {
      file: path,
      where: entryName(path),
      message: message(isOver ? 'announcedTooLong' : 'shouldHaveOpened', { day }),
      form,
      field: isOver ? 'season' : 'registrationOpens',
    }
  })
  return { title: message('campGroup'), isMust: true, places: 0, left }
}

/** Samples by collection, fewest first: those are closest to ready. */
function sampleGroups(root: string, book: LabelBook): LaunchGroup[] {
  // Skips damaged files: the report lists them.
  const files = contentFiles(root, parseContent).filter(({ path }) => formAddress(path))
  return [...Map.groupBy(files, ({ path }) => labelPrefix(path)[0] ?? '')]
    .map(([place, ofKind]) => ({
      title: book.collection(place).label,
      places: ofKind.reduce((sum, file) => sum + countPlaces(file), 0),
      left: ofKind.flatMap((file) => samplesIn(file, book)),
    }))
    .sort((one, other) => one.left.length - other.left.length)
}

function samplesIn({ path, data }: ContentFile, book: LabelBook): ReportLine[] {
  return sampleHolders(data).map(({ at, holder }) => ({ file: path, message: wordsOf(holder), ...fieldLink(book, path, data, at) }))
}

interface Holder {
  at: (string | number)[]
  holder: Data
}

/** Every object that is marked as a sample, with its path. */
function sampleHolders(value: unknown, at: (string | number)[] = []): Holder[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => sampleHolders(item, [...at, index]))
  if (!isData(value)) return []
  const inside = Object.entries(value).flatMap(([name, part]) => sampleHolders(part, [...at, name]))
  return value['sample'] === true ? [{ at, holder: value }, ...inside] : inside
}

/** A text by which the owner recognises the object. */
function wordsOf(holder: Data): string {
  const names = ['title', 'heading', 'question', 'name', 'label', 'alt', 'text', 'value', 'quote', 'date', 'place']
  const known = names.map((name) => holder[name]).find((value) => typeof value === 'string' || typeof value === 'number')
  const text = known ?? Object.values(holder).find((value) => typeof value === 'string' && /[א-ת]/.test(value))
  const label = String(text ?? message('sample'))
  return label.length > 70 ? `${label.slice(0, 67)}…` : label
}
