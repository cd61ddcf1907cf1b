export interface CssPart {
  kind: 'opening' | 'declaration'
  /** A selector or an at-rule before its block, or a declaration. */
  text: string
  /** The openings of the blocks it is in, from the outermost. */
  within: string[]
}

/** The built styles in pieces, by their braces and semicolons: enough to see which features they use, and inside which guard. */
export function readCss(css: string): CssPart[] {
  const parts: CssPart[] = []
  const within: string[] = []
  let text = ''
  let depth = 0
  let quote = ''

  function add(kind: CssPart['kind']): void {
    if (text.trim()) parts.push({ kind, text: text.trim(), within: [...within] })
  }

  for (const sign of css) {
    const ends = !quote && depth === 0
    if (quote) quote = sign === quote ? '' : quote
    else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '(') depth++
    else if (sign === ')') depth--

    if (ends && sign === '{') {
      add('opening')
      within.push(text.trim())
      text = ''
    } else if (ends && (sign === ';' || sign === '}')) {
      add('declaration')
      if (sign === '}') within.pop()
      text = ''
    } else text += sign
  }
  return parts
}
