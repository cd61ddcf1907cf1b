import { join } from 'node:path'
import { readable } from '../../authoring/content/readable.ts'
import type { LabelBook } from '../../authoring/fields/labels.ts'
import { type ContentFile, contentFiles } from '../../authoring/launch/content-files.ts'
import { countPlaces } from '../../authoring/launch/count-places.ts'
import { findCampFaults } from '../../authoring/launch/find-camp-faults.ts'
import { type Data, isData } from '../../authoring/merge/plain-data.ts'
import { leftAtDemo } from '../../src/config/left-at-demo.ts'
import { factOf, ownerFile } from '../../src/config/owner-file.ts'
import { ownerVariables } from '../../src/config/variables.ts'
import { nameOf } from './entries.ts'
import { say } from './refused.ts'
import type { ReportLine } from './report.ts'
import { formOf, wayTo } from './way-to.ts'
import { placeOf } from './where.ts'

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

interface Finding {
  file: string
  what: string
}

interface LaunchOptions {
  root: string
  book: LabelBook
  env: Record<string, string | undefined>
  now: Date
  /** Mail settings that prevent delivery to the owner. */
  mail: Finding[]
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
  const left = leftAtDemo(env).filter(({ name }) => Object.hasOwn(ownerVariables, name))
  return {
    title: book.collection('owner').label,
    isMust: true,
    places: Object.keys(ownerVariables).length,
    left: left.map(({ name, value }) => {
      const { label } = book.field(['owner', factOf(name)])
      return { file: ownerFile, where: label, message: say('stillDemo', { value }), form: formOf(ownerFile) ?? '', field: factOf(name) }
    }),
  }
}

/** Only the server's maintainer can change these, so they have no field. */
function mailGroup(env: LaunchOptions['env'], mail: Finding[]): LaunchGroup {
  const isWithoutKeys = leftAtDemo(env).some(({ name }) => name.startsWith('EMAILJS_'))
  const inHebrew: [RegExp, string][] = [
    [/^SMTP_URL is not set/, 'noMailServer'],
    [/^INBOX_PORT is set/, 'demoInbox'],
    [/^SMTP_PASSWORD_IN_CLEAR/, 'passwordInClear'],
  ]
  const faults = mail.map(({ file, what }) => {
    const name = inHebrew.find(([pattern]) => pattern.test(what))?.[1]
    return { file, where: '', message: name ? say(name) : say('mailSetting', { what }) }
  })
  return {
    title: say('mailGroup'),
    isMust: true,
    places: 1,
    left: [...(isWithoutKeys ? [{ file: '', where: '', message: say('noMailKeys') }] : []), ...faults],
  }
}

function campGroup(root: string, now: Date): LaunchGroup {
  const folder = join(root, 'src/content/camps')
  const left = findCampFaults(folder, now).map(({ file, what }): ReportLine => {
    const [, day = ''] = /(\d\d\.\d\d\.\d{4})/.exec(what) ?? []
    const path = file.slice(root === '.' ? 0 : root.length + 1)
    const form = formOf(path)
    if (!form) return { file: path, where: '', message: say('noCampAhead'), form: '#/collections/camps' }
    const isOver = what.startsWith('announced')
    return {
      file: path,
      where: nameOf(path),
      message: say(isOver ? 'announcedTooLong' : 'shouldHaveOpened', { day }),
      form,
      field: isOver ? 'season' : 'registrationOpens',
    }
  })
  return { title: say('campGroup'), isMust: true, places: 0, left }
}

/** Samples by collection, fewest first: those are closest to ready. */
function sampleGroups(root: string, book: LabelBook): LaunchGroup[] {
  // Skips damaged files: the report lists them.
  const files = contentFiles(root, readable).filter(({ path }) => formOf(path))
  return [...Map.groupBy(files, ({ path }) => placeOf(path)[0] ?? '')]
    .map(([place, ofKind]) => ({
      title: book.collection(place).label,
      places: ofKind.reduce((sum, file) => sum + countPlaces(file), 0),
      left: ofKind.flatMap((file) => samplesIn(file, book)),
    }))
    .sort((one, other) => one.left.length - other.left.length)
}

function samplesIn({ path, data }: ContentFile, book: LabelBook): ReportLine[] {
  return sampleHolders(data).map(({ at, holder }) => ({ file: path, message: wordsOf(holder), ...wayTo(book, path, data, at) }))
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
  const label = String(text ?? say('sample'))
  return label.length > 70 ? `${label.slice(0, 67)}…` : label
}
