/** The known name that is closest to a misspelt one, if it is close enough. */
export function nearestName(wrong: string, known: string[]): string | undefined {
  const ranked = known
    .map((name) => ({ name, distance: distance(wrong.toLowerCase(), name.toLowerCase()) }))
    .toSorted((a, b) => a.distance - b.distance)
  const [best] = ranked
  return best && best.distance <= Math.max(2, Math.floor(wrong.length / 3)) ? best.name : undefined
}

/** Edit distance: letters that have to be changed, added, removed or swapped with a neighbour. */
function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      const options = [at(rows, i - 1, j) + 1, (row[j - 1] ?? 0) + 1, at(rows, i - 1, j - 1) + cost]
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) options.push(at(rows, i - 2, j - 2) + 1)
      row.push(Math.min(...options))
    }
    rows.push(row)
  }
  return at(rows, a.length, b.length)
}

function at(rows: number[][], i: number, j: number): number {
  return rows[i]?.[j] ?? 0
}
