import type { Part } from './samples.ts'

interface Given {
  samples: Part[]
  realOnes: Part[]
  /** The facts of camps that are samples, as they are printed. */
  facts: string[]
}

/**
 * Runs in the page. A mark reaches as far as the block or the item around it; whatever is a sample must be in reach of one, and
 * whatever is in reach of one must hold a sample.
 */
export function findMarks({ samples, realOnes, facts }: Given) {
  const marks = [...document.querySelectorAll<HTMLElement>('[data-sample]')].map((mark) => ({ mark, reach: reachOf(mark) }))

  const said = new Map<Element, string>()

  function reachOf(mark: HTMLElement): Element {
    const block = mark.closest('section, dialog, article, aside, main, body > header') ?? document.body
    if (mark.dataset['sample'] === 'block') return block
    const item = mark.closest('li, article, figure, details, tr, dl > div, a, [data-camps] > *')
    return item ?? block
  }

  /** What an element says, without the marks in it. */
  function saidBy(element: Element): string {
    const known = said.get(element)
    if (known !== undefined) return known
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    let text = ''
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest('[data-sample], script, style')) text += walker.currentNode.textContent
    const bare = text.replace(/[\s*\u2060\u2066-\u2069\u200e\u200f]/g, '')
    said.set(element, bare)
    return bare
  }

  /** The smallest elements that say the words. A short text must be all that they say: it could be part of any other. */
  function saying(words: string, isWhole = words.length < 12, element: Element = document.body): Element[] {
    if (!words || !saidBy(element).includes(words)) return []
    const inside = [...element.children].flatMap((child) => saying(words, isWhole, child))
    if (inside.length > 0) return inside
    return !isWhole || saidBy(element) === words ? [element] : []
  }

  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const shown = samples.flatMap((part) => [
    ...saying(part.words).map((element) => ({ part, element, isCertain: true })),
    ...saying(part.title, true).map((element) => ({ part, element, isCertain: !part.isTitleShared })),
  ])
  const unmarked = shown.filter(
    ({ element, isCertain }) =>
      isCertain && !marks.some(({ mark, reach }) => reach.contains(element) && (isSeen(mark) || !isSeen(element))),
  )
  const holdsSample = (reach: Element) =>
    shown.some(({ element }) => reach.contains(element)) ||
    reach.querySelector('[data-illustration]') !== null ||
    facts.some((fact) => saidBy(reach).includes(fact))
  const tooWide = realOnes.filter(({ words, list }) =>
    saying(words).some((element) =>
      marks.some(
        ({ mark, reach }) =>
          mark.dataset['sample'] === 'block' &&
          reach.contains(element) &&
          shown.some((other) => other.part.list === list && reach.contains(other.element)),
      ),
    ),
  )
  return {
    unmarked: [...new Set(unmarked.map(({ part }) => `${part.file}: ${part.words}`))],
    unfounded: marks.filter(({ reach }) => !holdsSample(reach)).map(({ mark }) => mark.parentElement?.textContent ?? ''),
    tooWide: tooWide.map(({ file, words }) => `${file}: ${words}`),
  }
}
