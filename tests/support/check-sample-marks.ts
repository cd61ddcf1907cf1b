import type { Part } from './samples.ts'

interface Given {
  samples: Part[]
  realParts: Part[]
  /** Sample facts of camps and programmes, as printed. */
  facts: string[]
}

/**
 * Runs in the page. A mark covers the block or the item around it. Every sample must be covered by a mark, and every mark must cover
 * a sample.
 */
export function checkSampleMarks({ samples, realParts, facts }: Given) {
  const marks = [...document.querySelectorAll<HTMLElement>('[data-sample]')].map((mark) => ({ mark, reach: reachOf(mark) }))

  const textCache = new Map<Element, string>()

  function reachOf(mark: HTMLElement): Element {
    const block = mark.closest('section, dialog, article, aside, main, body > header') ?? document.body
    if (mark.dataset['sample'] === 'block') return block
    const item = mark.closest('li, article, figure, details, tr, dl > div, a, [data-camps] > *')
    return item ?? block
  }

  /** The text of an element without the marks in it, without whitespace. */
  function textOf(element: Element): string {
    const cached = textCache.get(element)
    if (cached !== undefined) return cached
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    let text = ''
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest('[data-sample], script, style')) text += walker.currentNode.textContent
    const normalized = text.replace(/[\s*\u2060\u2066-\u2069\u200e\u200f]/g, '')
    textCache.set(element, normalized)
    return normalized
  }

  /** The innermost elements that contain the text. A short text must be the whole text of the element: it could be part of any other. */
  function elementsWith(text: string, isWhole = text.length < 12, element: Element = document.body): Element[] {
    if (!text || !textOf(element).includes(text)) return []
    const inside = [...element.children].flatMap((child) => elementsWith(text, isWhole, child))
    if (inside.length > 0) return inside
    return !isWhole || textOf(element) === text ? [element] : []
  }

  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const shown = samples.flatMap((part) => [
    ...elementsWith(part.text).map((element) => ({ part, element, isCertain: true })),
    ...elementsWith(part.title, true).map((element) => ({ part, element, isCertain: !part.isTitleShared })),
  ])
  const unmarked = shown.filter(
    ({ element, isCertain }) =>
      isCertain && !marks.some(({ mark, reach }) => reach.contains(element) && (isSeen(mark) || !isSeen(element))),
  )
  const holdsSample = (reach: Element) =>
    shown.some(({ element }) => reach.contains(element)) ||
    reach.querySelector('[data-illustration]') !== null ||
    facts.some((fact) => textOf(reach).includes(fact))
  const tooWide = realParts.filter(({ text, list }) =>
    elementsWith(text).some((element) =>
      marks.some(
        ({ mark, reach }) =>
          mark.dataset['sample'] === 'block' &&
          reach.contains(element) &&
          shown.some((other) => other.part.list === list && reach.contains(other.element)),
      ),
    ),
  )
  return {
    unmarked: [...new Set(unmarked.map(({ part }) => `${part.file}: ${part.text}`))],
    unfounded: marks.filter(({ reach }) => !holdsSample(reach)).map(({ mark }) => mark.parentElement?.textContent ?? ''),
    tooWide: tooWide.map(({ file, text }) => `${file}: ${text}`),
  }
}
