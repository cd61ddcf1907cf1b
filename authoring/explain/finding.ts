/** A mistake or a note, at a place that an editor can jump to. */
export interface Finding {
  file: string
  /** Counted from 1; 0 if it concerns the whole file. */
  line: number
  /** Path of the field, with the names in the file. */
  field?: string
  hebrew: string
  english: string
  /** A note is reported, but the check still passes. */
  isNote?: boolean
}

export function printed({ file, line, field, hebrew, english, isNote }: Finding): string {
  const where = `${file}${line > 0 ? `:${line}` : ''}${field ? `  ${field}` : ''}`
  return `${isNote ? '·' : '✗'} ${where}\n    ${hebrew}\n    ${english}`
}
