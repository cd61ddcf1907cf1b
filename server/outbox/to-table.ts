/** Formats rows as an aligned text table with a header and right-aligned numbers, for a terminal or a mail. */
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
