import { stripHeight } from '../status-bar/strip-height.ts'
import { plainText } from './plain-text.ts'

const texts = 'h1, h2, h3, h4, p, li, dt, dd, blockquote, figcaption, summary, button, a, label, legend, span, small, td, th, cite'

/** The pressed text on a page, its index among equal texts, and its element. */
export interface Pressed {
  text: string
  nth: number
  element: Element
}

/** Calls back with the text or the picture file that was pressed on the page. */
export function onPress(page: Document, press: (pressed: Pressed) => void, pressPicture: (file: string) => void): void {
  page.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element | null
      const link = target?.closest('a[href]')
      if (link && !event.ctrlKey && !event.metaKey) event.preventDefault()
      const picture = target?.closest('picture, img')
      const file = picture && fileOf(picture.querySelector('img') ?? picture)
      if (file) return pressPicture(file)
      const element = target && textAt(target)
      if (!element) return
      const text = textOf(element)
      const equal = [...page.querySelectorAll(element.tagName)].filter((other) => textOf(other) === text)
      press({ text, nth: Math.max(0, equal.indexOf(element)), element })
    },
    true,
  )
}

/** The whole sentence around a word, but not the whole card around a price. */
function textAt(target: Element): Element | undefined {
  if (!hasWords(target)) return target.closest(texts) ?? undefined
  let element = target
  while (element.parentElement && hasWords(element.parentElement)) element = element.parentElement
  return element
}

/** The items whose name (`of`) appears in the nearest ancestor that contains any of the names; all items if none does. */
export function closestTo<Named extends { of: string }>(element: Element, all: Named[]): Named[] {
  for (let around: Element | null = element; around; around = around.parentElement) {
    const text = plainText(around.textContent)
    const named = all.filter(({ of }) => of !== '' && text.includes(plainText(of)))
    if (named.length > 0) return named
  }
  return all
}

function hasWords(element: Element): boolean {
  return [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
}

/** The text of an element without footnotes and sample marks, which belong to no field. */
function textOf(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const more of copy.querySelectorAll('small, [data-sample]')) more.remove()
  return plainText(copy.textContent) || plainText(element.textContent)
}

/** The source file of a picture, which the development server includes in its address. */
function fileOf(image: Element): string | undefined {
  const address = decodeURIComponent(image.getAttribute('src') ?? '')
  return /assets\/pictures\/([\w./-]+\.\w+)/.exec(address)?.[1]
}

/**
 * Scrolls to the first of these texts that the page has, or to the section with this id, and highlights it. `name` limits the search to one
 * card of a list, because another card may contain the same text.
 */
export function scrollTo(page: Document, wanted: string[], section: string, name = ''): void {
  // Skips invisible texts, such as those of a closed menu.
  const all = [...page.querySelectorAll<HTMLElement>(texts)].filter((element) => element.checkVisibility())
  const own = elementWith(all, plainText(name))?.closest<HTMLElement>('article, li, figure')
  const near = own ? all.filter((element) => own.contains(element)) : all
  const found = wanted.map((text) => elementWith(near, plainText(text))).find(Boolean) ?? own ?? page.getElementById(section)
  if (!found) return
  const { top, bottom } = found.getBoundingClientRect()
  const height = page.documentElement.clientHeight
  if (top < 60 || bottom > height - coveredHeight(page)) found.scrollIntoView({ block: 'center', behavior: 'instant' })
  // scrollIntoView also scrolls the frame's parent, which would hide the preview's toolbar.
  page.defaultView?.frameElement?.parentElement?.scrollTo(0, 0)
  found.animate?.(
    [
      { outline: '3px solid #4b2fd6', outlineOffset: '4px' },
      { outline: '3px solid transparent', outlineOffset: '4px' },
    ],
    1200,
  )
}

/** Height of the page below the editor's status bar, in px of the page. The frame of a computer's page is scaled down. */
function coveredHeight(page: Document): number {
  const frame = page.defaultView?.frameElement as HTMLElement | null | undefined
  const scale = frame ? frame.getBoundingClientRect().height / frame.offsetHeight : 1
  return stripHeight() / (scale || 1)
}

function elementWith(all: HTMLElement[], wanted: string): HTMLElement | undefined {
  if (wanted.length < 2) return undefined
  const exact = all.find((element) => plainText(element.textContent) === wanted)
  // A heading may end with a sample mark.
  const heading = all.find((element) => /^H\d$/.test(element.tagName) && plainText(element.textContent).startsWith(wanted))
  // Short texts are contained in too many others.
  const around = wanted.length < 6 ? undefined : all.findLast((element) => plainText(element.textContent).includes(wanted))
  return exact ?? heading ?? around
}

interface Occurrence {
  /** Where the text was last written, as returned by `replaceText`. */
  last?: number | undefined
  name?: string | undefined
}

/**
 * Writes typed text onto the page immediately, where the page contains the old text unchanged, and returns its position. The real page
 * follows; this bridges the delay. Of several equal texts, only the one at the last position is known to be the field's; without one, the
 * real page has to show the change. `name` limits the search to one card of a list.
 */
export function replaceText(page: Document, before: string, after: string, { last, name = '' }: Occurrence = {}): number | undefined {
  const old = plainText(before)
  // An address is never a visible text, although it may have replaced one in the same field.
  if (old.length < 2 || after.startsWith('/')) return
  const all = [...page.querySelectorAll<HTMLElement>(texts)]
  const named = elementWith(all, plainText(name))
  if (name && !named) return
  const card = named?.closest('article, li, figure')
  const found = all.filter((element) => plainText(element.textContent) === old && (!card || card.contains(element)))
  // The innermost element; its ancestors may contain more than the text.
  const innermost = found.filter((one) => !found.some((other) => other !== one && one.contains(other)))
  if (innermost.length > 1 && last === undefined) return
  const distance = (one: HTMLElement) => Math.abs(all.indexOf(one) - (last ?? 0))
  const [element] = innermost.toSorted((one, other) => distance(one) - distance(other))
  if (!element || element.querySelector('img, picture, svg, input')) return
  const place = all.indexOf(element)
  const lines = after.split('\n').map((line) => withAccents(page, line))
  element.replaceChildren(...lines.flatMap((line, index) => (index === 0 ? line : [page.createElement('br'), ...line])))
  return place
}

export function pageHasText(page: Document, text: string): boolean {
  return [...page.querySelectorAll(texts)].some((element) => plainText(element.textContent) === plainText(text))
}

/** Keeps the words between two asterisks in their accent colour while typing. */
function withAccents(page: Document, line: string): (string | HTMLElement)[] {
  return line.split('*').map((part, index, { length }) => {
    if (index % 2 === 0 || index === length - 1) return part
    const accent = page.createElement('em')
    accent.textContent = part
    return accent
  })
}

export function setNight(page: Document, isNight: boolean): void {
  page.documentElement.dataset['theme'] = isNight ? 'dark' : 'light'
}
