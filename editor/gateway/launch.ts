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

/** Some of what is left before the site may go live: what it is about, and how much of it is done. */
export interface LaunchGroup {
  title: string
  /** Without it visitors read what is not true, or their enquiries get lost. The rest is marked as a sample, and may wait. */
  isMust?: true
  places: number
  left: ReportLine[]
}

export interface Launch {
  /** Of a hundred, and never a hundred while anything is left. */
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
  /** What keeps mails from the owner. */
  mail: Finding[]
}

/** What `npm run launch-check` lists, in the words of the forms, each line with the way to its field. */
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

/** Only those who look after the server can change these: there is no field for them. */
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

/** By kind of content, the one with the least left first: it is the next to be ready. */
function sampleGroups(root: string, book: LabelBook): LaunchGroup[] {
  // What can't be read has no samples to show: the report names it.
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

/** Everything that is marked as a sample, and the way to it. */
function sampleHolders(value: unknown, at: (string | number)[] = []): Holder[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => sampleHolders(item, [...at, index]))
  if (!isData(value)) return []
  const inside = Object.entries(value).flatMap(([name, part]) => sampleHolders(part, [...at, name]))
  return value['sample'] === true ? [{ at, holder: value }, ...inside] : inside
}

/** By what it says the owner knows it again. */
function wordsOf(holder: Data): string {
  const names = ['title', 'heading', 'question', 'name', 'label', 'alt', 'text', 'value', 'quote', 'date', 'place']
  const known = names.map((name) => holder[name]).find((value) => typeof value === 'string' || typeof value === 'number')
  const said = known ?? Object.values(holder).find((value) => typeof value === 'string' && /[א-ת]/.test(value))
  const words = String(said ?? say('sample'))
  return words.length > 70 ? `${words.slice(0, 67)}…` : words
}
