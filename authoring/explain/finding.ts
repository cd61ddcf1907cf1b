/** Something wrong, or only worth knowing, at a place that an editor can jump to. */
export interface Finding {
  file: string
  /** From one; 0 where it is the whole file. */
  line: number
  /** The way to the field, in the file's own names. */
  field?: string
  hebrew: string
  english: string
  /** A warning: the owner sees it, and the check still passes. */
  isNote?: boolean
}

export function printed({ file, line, field, hebrew, english, isNote }: Finding): string {
  const where = `${file}${line > 0 ? `:${line}` : ''}${field ? `  ${field}` : ''}`
  return `${isNote ? '·' : '✗'} ${where}\n    ${hebrew}\n    ${english}`
}
