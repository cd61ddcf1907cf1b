/** Replaces the characters `from` to `to` with `text`. */
export interface Edit {
  from: number
  to: number
  text: string
}

/** Applies edits, which must not overlap. */
export function applyEdits(source: string, edits: Edit[]): string {
  const inOrder = edits.toSorted((a, b) => a.from - b.from || a.to - b.to)
  let done = ''
  let at = 0
  for (const { from, to, text } of inOrder) {
    done += source.slice(at, from) + text
    at = to
  }
  return done + source.slice(at)
}

/** A slice of the text with the edits inside it applied. */
export function editedSlice(source: string, from: number, to: number, edits: Edit[]): string {
  return applyEdits(
    source.slice(from, to),
    edits.map((edit) => ({ ...edit, from: edit.from - from, to: edit.to - from })),
  )
}
