import { rangeWord } from './split-range.ts'

/** 'א׳ עד ה׳', or a single value if both ends are the same. */
export function formatRange(first: string, last: string): string {
  return first === last ? first : `${first} ${rangeWord} ${last}`
}
