/** A text with a line of our own before it: the mails have no variable for what the page adds. The visitor's words stay whole. */
export function withFirstLine(line: string, text: string): string {
  return [line, text].filter(Boolean).join('\n')
}
