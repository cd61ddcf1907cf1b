/** Rows under their names, numbers to the right: to be read, or pasted into a mail. */
export function toTable(rows: Record<string, string | number>[]): string {
  const names = Object.keys(rows[0] ?? {})
  const lines = [names, ...rows.map((row) => names.map((name) => String(row[name] ?? '')))]
  const widths = names.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  const isNumber = names.map((name) => rows.every((row) => typeof row[name] === 'number'))
  return lines
    .map((line) =>
      line.map((cell, column) => (isNumber[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0))).join('  '),
    )
    .map((line) => line.trimEnd())
    .join('\n')
}
