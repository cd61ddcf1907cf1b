import { inHours } from '#lib/days/in-hours.ts'

interface Hours {
  from: string
  to: string
}

/** The full hours that the camps cover together: 08:00–13:00 and 10:00–12:00 → 8, 9, 10, 11, 12. */
export function hourScale(all: Hours[]): number[] {
  const first = Math.min(...all.map(({ from }) => Math.floor(inHours(from))))
  const last = Math.max(...all.map(({ to }) => Math.ceil(inHours(to))))
  return Array.from({ length: last - first }, (_, index) => first + index)
}

export function isOpenAt(hour: number, { from, to }: Hours): boolean {
  return hour >= Math.floor(inHours(from)) && hour < inHours(to)
}

export function formatHour(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`
}
