/** A page of any driver. */
export interface Evaluator {
  evaluate<Result>(read: () => Result | Promise<Result>): Promise<Result>
}

/**
 * Finds bidi faults by the position of each letter on the screen: numbers, ranges, dates, hours, phone numbers, addresses and Latin
 * names that display in another order than written, and punctuation on the wrong side of a Latin word.
 */
export async function findBidiFaults(page: Evaluator): Promise<string[]> {
  return page.evaluate(() => {
    interface Letter {
      letter: string
      x: number
      y: number
      direction: string
    }
    const isWebkit = !/Chrome|Firefox/.test(navigator.userAgent)
    const blocks = new Map<Element, Text[]>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      const parent = node.parentElement
      if (!parent || parent.closest('script, style, noscript, svg, textarea, select')) continue
      let block: Element = parent
      while (getComputedStyle(block).display.startsWith('inline') && block.parentElement) block = block.parentElement
      // WebKit reports the positions of letters after a drop cap as if there were none, so skip these blocks.
      if (isWebkit && getComputedStyle(block, '::first-letter').float !== 'none') continue
      blocks.set(block, [...(blocks.get(block) ?? []), node])
    }
    // Measure only the runs that could be reordered and the letter after them: measuring every letter of a page takes seconds.
    const lettersOf = (nodes: Text[], from: number, to: number): Letter[] => {
      const letters: Letter[] = []
      let start = 0
      for (const node of nodes) {
        for (let place = Math.max(from - start, 0); place < Math.min(to - start, node.length); place++) {
          range.setStart(node, place)
          range.setEnd(node, place + 1)
          const { left, top, width } = range.getBoundingClientRect()
          const { direction } = getComputedStyle(node.parentElement ?? document.body)
          letters.push({ letter: node.data[place] ?? '', x: left, y: width > 0 ? top : Number.NaN, direction })
        }
        start += node.length
      }
      return letters
    }
    const faults: string[] = []
    const oneLine = (letters: Letter[]) => letters.every(({ y }) => Math.abs(y - (letters[0]?.y ?? 0)) < 6)
    for (const nodes of blocks.values()) {
      const text = nodes.map(({ data }) => data).join('')
      if (!/[\u05d0-\u05ea]/.test(text)) continue
      const runs = /[+*]?\d[\d.,:/–—-]*\d|[\w.+-]+@[\w.-]+\w|\bC\+\+|\bC#|\.NET\b|[A-Za-z][A-Za-z'’-]*(?: [A-Za-z][A-Za-z'’-]*)*/g
      for (const match of text.matchAll(runs)) {
        const end = match.index + match[0].length
        const run = lettersOf(nodes, match.index, end).filter(({ letter }) => letter.trim())
        if (run.length < 2 || !oneLine(run)) continue
        if (run.some(({ x }, place) => place > 0 && x < (run[place - 1]?.x ?? 0) - 0.5))
          faults.push(`${match[0]} in "${text.trim().slice(0, 60)}"`)
        const [after] = lettersOf(nodes, end, end + 1)
        const ends = after && /[.!?,]/.test(after.letter) && !/[\w]/.test(text[end + 1] ?? ' ')
        const [first] = run
        if (ends && first && after.direction === 'rtl' && oneLine([first, after]) && after.x > first.x)
          faults.push(`${match[0]}${after.letter} ends on the wrong side in "${text.trim().slice(0, 60)}"`)
      }
    }
    return faults
  })
}
