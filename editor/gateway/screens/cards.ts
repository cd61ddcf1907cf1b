import { addressOfPage } from '../../../authoring/check/site-addresses.ts'
import { entryNames } from '../../../authoring/content/entry-names.ts'
import { parseContentFile } from '../../../authoring/content/parse-content.ts'
import type { LabelBook } from '../../../authoring/fields/labels.ts'
import { type Data, isData } from '../../../authoring/merge/plain-data.ts'
import { isPublished } from '../../../src/lib/days/is-published.ts'
import { israelDay } from '../../../src/lib/days/israel-time.ts'
import { readPrintedDate } from '../../../src/lib/days/printed-date.ts'
import { message } from '../owner-error.ts'

/** Details of an entry that lists show next to its title. */
export interface Card {
  path: string
  /** Dates, place, price. */
  about: string
  /** Reasons why visitors do not see the entry or its changes yet. */
  waits: string[]
  /** Marks that visitors see, such as sample or over. */
  marks: string[]
  /** Its first picture, relative to the pictures folder. */
  picture?: string
}

interface Options {
  root: string
  book: LabelBook
  /** Files with unpublished changes. */
  changed: { path: string; isNew?: boolean }[]
  now: Date
}

export function cardsOf(folder: string, { root, book, changed, now }: Options): Card[] {
  const ending = folder === 'articles' || folder === 'legal' ? 'md' : 'yaml'
  const today = israelDay(now)
  return entryNames(folder, root).flatMap((name) => {
    const path = `src/content/${folder}/${name}.${ending}`
    const data = parseContentFile(root, path)
    if (!data) return []
    const picture = firstPicture(data)
    return [{ path, about: about(folder, path, data, book), waits: waits(path, data), marks: marks(data), ...(picture && { picture }) }]
  })

  function waits(path: string, { draft, publishFrom }: Data): string[] {
    const change = changed.find((one) => one.path === path)
    const from = readPrintedDate(String(publishFrom ?? ''))
    const isLater = !isPublished({ draft: false, publishFrom: from?.iso }, today)
    return [
      ...(change ? [message(change.isNew ? 'card.new' : 'card.changed')] : []),
      ...(draft === true ? [message('card.draft')] : isLater && from ? [message('card.later', { day: from.printed })] : []),
    ]
  }

  function marks({ dates, sample }: Data): string[] {
    const last = readPrintedDate(String(isData(dates) ? dates['last'] : ''))
    return [...(last && last.iso < today ? [message('card.over')] : []), ...(sample === true ? [message('card.sample')] : [])]
  }
}

function about(folder: string, path: string, data: Data, book: LabelBook): string {
  const { dates, price, date, category, place, scope, pictures, items, sections } = data
  const camp = isData(dates) && [`\u2068${dates['first']}–${dates['last']}\u2069`, price !== undefined && `${price}\u00a0₪`]
  const details: Record<string, unknown[]> = {
    camps: camp || [],
    articles: [date, category !== undefined && book.value(['category'], category)],
    jobs: [place, scope],
    galleries: [Array.isArray(pictures) && message('card.pictures', { n: String(pictures.length) })],
    faq: [Array.isArray(items) && message('card.questions', { n: String(items.length) })],
    pages: [Array.isArray(sections) ? message('card.sections', { n: String(sections.length) }) : `\u2068${addressOfPage(path)}\u2069`],
  }
  return (details[folder] ?? []).filter(Boolean).join(' · ')
}

/** The first picture anywhere in the data. */
function firstPicture(value: unknown): string | undefined {
  if (typeof value === 'string') return /^(?:\.\.\/)+assets\/pictures\/(.+\.\w+)$/.exec(value)?.[1]
  const inside = Array.isArray(value) || isData(value) ? Object.values(value) : []
  for (const one of inside) {
    const found = firstPicture(one)
    if (found) return found
  }
  return undefined
}
