import { shownDay } from '#browser/shown-day.ts'
import type { CalendarDay } from '#lib/days/calendar-day.ts'
import { israelDay } from '#lib/days/israel-time.ts'

/**
 * The waiting lists joined on this device, each until its camp begins: the list's name and that day, nothing about the visitor.
 * Part of every page's script, so it must stay small.
 */
const key = 'win-lists'

/** Fallback where storage is blocked. */
let remembered: [name: string, until: CalendarDay][] = []

/** True if the list was joined, and its camp has not begun on the shown day. */
export function hasJoined(list: string | undefined): boolean {
  return read().some(([name, until]) => name === list && until > shownDay())
}

/** Also notifies the page, which then stops inviting the visitor to that list. */
export function joinList(list: string, until: CalendarDay): void {
  write([...read().filter(([name]) => name !== list), [list, until]])
  dispatchEvent(new Event('win:joined-list'))
}

export function onJoinedList(react: () => void): void {
  addEventListener('win:joined-list', react)
}

/** Uses the real day: a previewed day (?today=) must not change what is stored. */
export function forgetBegunCamps(): void {
  const today = israelDay(new Date())
  const lists = read()
  const ahead = lists.filter(([, until]) => until > today)
  if (ahead.length < lists.length) write(ahead)
}

function read(): typeof remembered {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return [...remembered, ...(Array.isArray(stored) ? stored.filter(Array.isArray) : [])] as typeof remembered
  } catch {
    return remembered
  }
}

function write(lists: typeof remembered): void {
  remembered = []
  try {
    if (lists.length > 0) localStorage.setItem(key, JSON.stringify(lists))
    else localStorage.removeItem(key)
  } catch {
    remembered = lists
  }
}
