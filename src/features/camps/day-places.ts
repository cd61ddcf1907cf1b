/** Maximum days per row. */
const maxPerRow = 5

/** Data attributes that tell the style sheets where a day is drawn. Any number of days is split into rows as even as possible. */
export interface DayPlace {
  /** Number of days in its row. */
  'data-of': number
  /** Its position in the row, from 1. */
  'data-place': number
  /** Set in the last row, which is drawn on the ground. */
  'data-ground': '' | undefined
  /** Its colour, from 1 for the palest (first day) to 5 for the deepest (last day). */
  'data-storey': number
}

/** Row lengths: 4 → 4; 7 → 4 and 3; 10 → 5 and 5. */
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
  const rows = Math.ceil(count / maxPerRow)
  return Array.from({ length: rows }, (_, row) => Math.ceil((count - row) / rows))
}
