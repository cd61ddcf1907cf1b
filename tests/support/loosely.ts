/** Words whose lines may be broken anywhere: a broken line has no space between its halves. */
export function loosely(words: string): RegExp {
  const escaped = words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`^${escaped.replace(/\s+/g, String.raw`\s*`)}$`)
}
