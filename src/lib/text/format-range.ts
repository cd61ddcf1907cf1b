import { rangeWord } from './split-range.ts'

/** 'א׳ עד ה׳', or the one thing where both ends are the same. */
export function formatRange(first: string, last: string): string {
  return first === last ? first : `${first} ${rangeWord} ${last}`
}
