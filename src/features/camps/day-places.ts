/** So many days are beside one another at the most. */
const most = 5

/** Where a day is drawn, for the style sheets: any number of days in rows that are as even as can be. */
export interface DayPlace {
  /** How many are in its row. */
  'data-of': number
  /** Which of them it is, from 1. */
  'data-place': number
  /** In the last row, which stands on the ground. */
  'data-ground': '' | undefined
  /** Its colour, 1 to 5: the first day is the palest, and the last one the deepest. */
  'data-storey': number
}

/** 4 → one row; 7 → 4 and 3; 10 → 5 and 5. */
export function dayPlaces(count: number): DayPlace[] {
  return rowLengths(count).flatMap((length, row, all) => {
    const before = all.slice(0, row).reduce((sum, one) => sum + one, 0)
    return Array.from({ length }, (_, index) => ({
      'data-of': length,
      'data-place': index + 1,
      'data-ground': row === all.length - 1 ? '' : undefined,
      'data-storey': count === 1 ? 3 : 1 + Math.round((4 * (before + index)) / (count - 1)),
    }))
  })
}

function rowLengths(count: number): number[] {
  const rows = Math.ceil(count / most)
  return Array.from({ length: rows }, (_, row) => Math.ceil((count - row) / rows))
}
