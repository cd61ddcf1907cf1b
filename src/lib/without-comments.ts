/** A script as it is printed into pages: without lines that are nothing but a comment, and without the room before the others. */
export function withoutComments(code: string): string {
  return code.replaceAll(/^[^\S\n]*(\/\/.*)?\n?/gm, '')
}
