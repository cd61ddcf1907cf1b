import { plain } from './find-field.ts'

const texts = 'h1, h2, h3, h4, p, li, dt, dd, blockquote, figcaption, summary, button, a, label, legend, span, small, td, th, cite'

/** What was pressed on a page: its text, how many equal ones are above it, and where it stands. */
export interface Pressed {
  text: string
  nth: number
  element: Element
}

/** Calls back with the text that was pressed on the page, or with the file of a picture. */
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
      const text = saidBy(element)
      const equal = [...page.querySelectorAll(element.tagName)].filter((other) => saidBy(other) === text)
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

/** Of things with names those whose name stands closest around this place; all of them, where none does. */
export function closestTo<Named extends { of: string }>(element: Element, all: Named[]): Named[] {
  for (let around: Element | null = element; around; around = around.parentElement) {
    const said = plain(around.textContent)
    const named = all.filter(({ of }) => of !== '' && said.includes(plain(of)))
    if (named.length > 0) return named
  }
  return all
}

function hasWords(element: Element): boolean {
  return [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
}

/** The text of an element, without the small print after it and the mark of a sample: those are not of its field. */
function saidBy(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const more of copy.querySelectorAll('small, [data-sample]')) more.remove()
  return plain(copy.textContent) || plain(element.textContent)
}

/** The name of a picture's own file, which the development server says in its address. */
function fileOf(image: Element): string | undefined {
  const address = decodeURIComponent(image.getAttribute('src') ?? '')
  return /assets\/pictures\/([\w./-]+\.\w+)/.exec(address)?.[1]
}

/** The strip at the foot of the editor lies over the end of the page. */
const underStrip = 160

/**
 * Brings into view what says the first of these texts that the page has, or the part of this name. Of what stands among others of its kind, only
 * what is beside its own name is meant: another may have the same hours.
 */
export function scrollTo(page: Document, wanted: string[], part: string, name = ''): void {
  // What is in a closed menu is not what is looked for.
  const all = [...page.querySelectorAll<HTMLElement>(texts)].filter((element) => element.checkVisibility())
  const own = saying(all, plain(name))?.closest<HTMLElement>('article, li, figure')
  const near = own ? all.filter((element) => own.contains(element)) : all
  const found = wanted.map((text) => saying(near, plain(text))).find(Boolean) ?? own ?? page.getElementById(part)
  if (!found) return
  const { top, bottom } = found.getBoundingClientRect()
  const height = page.documentElement.clientHeight
  if (top < 60 || bottom > height - underStrip) found.scrollIntoView({ block: 'center', behavior: 'instant' })
  // The browser scrolls what is around the page too, and the page's own head would go out of sight.
  page.defaultView?.frameElement?.parentElement?.scrollTo(0, 0)
  found.animate?.(
    [
      { outline: '3px solid #4b2fd6', outlineOffset: '4px' },
      { outline: '3px solid transparent', outlineOffset: '4px' },
    ],
    1200,
  )
}

function saying(all: HTMLElement[], wanted: string): HTMLElement | undefined {
  if (wanted.length < 2) return undefined
  const exact = all.find((element) => plain(element.textContent) === wanted)
  // A heading may have the mark of a sample after its words.
  const heading = all.find((element) => /^H\d$/.test(element.tagName) && plain(element.textContent).startsWith(wanted))
  // A few letters are in too many other words.
  const around = wanted.length < 6 ? undefined : all.findLast((element) => plain(element.textContent).includes(wanted))
  return exact ?? heading ?? around
}

/**
 * Writes what is being typed onto the page at once, where the page shows it as it is in the form, and says where that was. The real page
 * follows: this only bridges the moment until it is made. What was typed may be what another part of the page says: of more than one place
 * it is the one nearest to where it was last.
 */
export function retype(page: Document, before: string, after: string, last = 0): number | undefined {
  const old = plain(before)
  // An address is never a text of the page, also where a page's name was typed in its place first.
  if (old.length < 2 || after.startsWith('/')) return
  const all = [...page.querySelectorAll<HTMLElement>(texts)]
  const found = all.filter((element) => plain(element.textContent) === old)
  // The innermost one: what is around it may have more in it than words.
  const innermost = found.filter((one) => !found.some((other) => other !== one && one.contains(other)))
  const far = (one: HTMLElement) => Math.abs(all.indexOf(one) - last)
  const [element] = innermost.toSorted((one, other) => far(one) - far(other))
  if (!element || element.querySelector('img, picture, svg, input')) return
  const place = all.indexOf(element)
  const lines = after.split('\n').map((line) => withAccents(page, line))
  element.replaceChildren(...lines.flatMap((line, index) => (index === 0 ? line : [page.createElement('br'), ...line])))
  return place
}

export function pageSays(page: Document, text: string): boolean {
  return [...page.querySelectorAll(texts)].some((element) => plain(element.textContent) === plain(text))
}

/** The words between two asterisks stay in their colour while the sentence is typed. */
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
