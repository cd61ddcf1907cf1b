import { type FormName, formNames } from '../../../src/config/forms.ts'
import { type EnquiryStatus, enquiryStatuses, type ListedEnquiry } from '../../../src/config/listed-enquiry.ts'
import { type Keys, mailTargetOf, usesEmailJs } from '../../../src/config/mail-target.ts'
import { israelDay } from '../../../src/lib/days/israel-time.ts'
import { message, OwnerError } from '../owner-error.ts'
import { toCsv } from './csv.ts'

export interface Count {
  day: string
  form: string
  page: string
  received: number
}

/** Access to the relay's data on this machine. */
export interface EnquirySource {
  list(): { days: number; enquiries: ListedEnquiry[]; counts: Count[] }
  setStatus(id: string, status: EnquiryStatus): boolean
}

export interface EnquiryWords {
  states: Record<string, string>
  statuses: Record<string, string>
  columns: Record<string, string>
}

interface Options {
  source: EnquirySource
  keys: () => Keys
  /** The retention in days that the owner has set, published or not. */
  wantedDays: () => number
  formLabel(form: string): string
  words: EnquiryWords
  today?: () => string
}

const maxShown = 300
const weeksShown = 12

export type Enquiries = ReturnType<typeof enquiries>

/** The owner's list of enquiries: search, status and export. */
export function enquiries({ source, keys, wantedDays, formLabel, words, today = () => israelDay(new Date()) }: Options) {
  function found(query: URLSearchParams) {
    const { days, enquiries: all, counts } = source.list()
    const wanted = query.get('search')?.trim().toLowerCase() ?? ''
    const isFound = (enquiry: ListedEnquiry) =>
      (['form', 'state', 'status'] as const).every((name) => !query.get(name) || enquiry[name] === query.get(name)) &&
      (!wanted || searched(enquiry).includes(wanted))
    return { days, counts, all, rows: all.filter(isFound) }
  }

  function searched({ form, page, topic, day, details = [] }: ListedEnquiry): string {
    return [formLabel(form), page, topic, day, ...details.flat()].join('\n').toLowerCase()
  }

  return {
    read(query: URLSearchParams) {
      const { days, counts, all, rows } = found(query)
      return {
        /** Where enquiries go. They are only in this list if our own relay on this machine receives them. */
        target: usesEmailJs(keys()) ? 'emailjs' : mailTargetOf(keys()) === 'self' ? 'here' : 'elsewhere',
        targetAddress: mailTargetOf(keys()),
        days,
        wantedDays: wantedDays(),
        total: all.length,
        found: rows.length,
        enquiries: rows.slice(0, maxShown),
        forms: formNames.map((name: FormName) => ({ name, label: formLabel(name) })),
        ...summaries(counts, today(), formLabel),
      }
    },

    setStatus({ id, status }: { id: string; status: string }): { status: string } {
      const known = enquiryStatuses.find((one) => one === status)
      if (!known) throw new OwnerError(message('badStatus'), 400)
      if (typeof id !== 'string' || !source.setStatus(id, known)) throw new OwnerError(message('noSuchEnquiry'), 404)
      return { status: known }
    },

    /** The search result as CSV. */
    csv(query: URLSearchParams): string {
      const { rows } = found(query)
      const labels = [...new Set(rows.flatMap(({ details = [] }) => details.map(([label]) => label)))]
      const { columns } = words
      return toCsv([
        [
          columns['day'],
          columns['form'],
          columns['page'],
          columns['topic'],
          columns['state'],
          columns['status'],
          ...labels,
          columns['resume'],
        ].map(String),
        ...rows.map(({ day, form, page, topic, state, status, details = [], resume = '' }) => {
          const values = new Map(details)
          return [
            day,
            formLabel(form),
            page,
            topic,
            words.states[state] ?? state,
            status ? (words.statuses[status] ?? status) : '',
            ...labels.map((label) => values.get(label) ?? ''),
            resume,
          ]
        }),
      ])
    },
  }
}

export interface Bar {
  label: string
  number: number
}

/** Counts per week and, for the same weeks, per form and per page. */
export function summaries(
  counts: Count[],
  today: string,
  formLabel: (form: string) => string,
): { weeks: Bar[]; byForm: Bar[]; byPage: Bar[] } {
  const first = addDays(weekOf(today), -7 * (weeksShown - 1))
  const recent = counts.filter(({ day }) => day >= first)
  const weeks = Array.from({ length: weeksShown }, (_, index) => addDays(first, 7 * index))
  return {
    weeks: weeks.map((week) => ({ label: week, number: sum(recent.filter(({ day }) => weekOf(day) === week)) })),
    byForm: bars(recent, ({ form }) => formLabel(form)),
    byPage: bars(recent, ({ page }) => page).slice(0, 12),
  }
}

function bars(counts: Count[], labelOf: (count: Count) => string): Bar[] {
  return [...Map.groupBy(counts, labelOf)]
    .map(([label, all]) => ({ label, number: sum(all) }))
    .sort((one, other) => other.number - one.number)
}

function sum(counts: Count[]): number {
  return counts.reduce((total, { received }) => total + received, 0)
}

/** The Sunday on which a week starts. */
function weekOf(day: string): string {
  return addDays(day, -new Date(`${day}T00:00:00Z`).getUTCDay())
}

function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
