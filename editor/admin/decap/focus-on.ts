import { plainText } from '../preview/plain-text.ts'
import { quotedIn } from './quoted-in.ts'

const field = '[class*="ControlContainer"]'
const item = '[class*="SortableListItem"]'
const controls = 'input, select, textarea, button, [contenteditable="true"]'

/**
 * Focuses the field at this path and expands every group and item on the way. Decap's own method fails if two fields have the same name. In
 * a text, selects what the message quotes; in an article, moves the cursor to the block that was pressed on the page (`pressed`). For an
 * item, a group or a list without an input of its own, focuses its toggle.
 */
export async function focusOn(path: string, message = '', pressed = ''): Promise<void> {
  let place: Element | null = null
  // For a field with several rows: the row.
  let row = 0
  // In a list, each text or action is wrapped in an `_item` field.
  for (const step of [...path.split('.'), '_item']) {
    const next = inside(place, step)
    row = Number(step)
    if (!next) break
    if (place) await open(place)
    await unfold(next)
    place = next
  }
  if (!place) return
  await open(place)
  const inputs = [...place.querySelectorAll<HTMLElement>(controls)].filter(
    (one) => one.checkVisibility() && !one.closest('[role="toolbar"]'),
  )
  const control = toggleOf(place) ?? inputs[row] ?? inputs[0]
  control?.focus()
  const quoted = control instanceof HTMLTextAreaElement ? quotedIn(message, control.value) : undefined
  if (quoted) (control as HTMLTextAreaElement).setSelectionRange(...quoted)
  if (control?.isContentEditable && (selectInside(control, message) || moveCursor(control, pressed))) return
  // The start of an article's text is far above its centre.
  if (control && control.offsetHeight > innerHeight / 2) place.scrollIntoView()
  else control?.scrollIntoView({ block: 'center' })
}

/** The path of the field that contains an element: the reverse of `focusOn`. */
export function pathOfField(element: Element): string {
  const place = element.closest(`${field}, ${item}`)
  if (!place) return ''
  const above = place.parentElement ? pathOfField(place.parentElement) : ''
  const siblings = fieldsIn(place.parentElement?.closest(`${field}, ${item}`) ?? null).filter((one) => one.matches(item))
  const step = place.matches(item) ? String(siblings.indexOf(place)) : nameOf(place)
  return [above, step].filter(Boolean).join('.')
}

/** The paths of the expanded groups and items, outer ones first. */
export function openPaths(): string[] {
  return [...document.querySelectorAll(`${field}, ${item}`)].filter((place) => fieldsIn(place)[0]?.checkVisibility()).map(pathOfField)
}

/** Expands groups and items again, after Decap has rendered the form anew. */
export async function reopen(paths: string[]): Promise<void> {
  for (const path of paths) {
    let place: Element | null | undefined = null
    for (const step of path.split('.')) place = place === undefined ? undefined : inside(place, step)
    if (place) await open(place)
  }
}

/** Marks the fields at these paths as wrong. For a field in a collapsed group, marks the group. */
export function markWrong(paths: string[]): void {
  const wrong = paths.flatMap((path) => {
    let place: Element | null = null
    for (const step of path.split('.')) {
      const next = inside(place, step)
      if (!next?.checkVisibility()) {
        place = foldOf(next)?.closest(field) ?? place
        break
      }
      place = next
    }
    return place ?? []
  })
  for (const place of document.querySelectorAll('[data-wrong]')) if (!wrong.includes(place)) place.removeAttribute('data-wrong')
  for (const place of wrong) place.setAttribute('data-wrong', '')
}

/** Selects the quoted part of a rich text. If the message quotes an address, selects the link or picture that has it. */
function selectInside(text: HTMLElement, message: string): boolean {
  const named = [...text.querySelectorAll<HTMLElement>('a[href], [data-src]')].find((one) =>
    quotedIn(message, one.getAttribute('href') ?? one.dataset['src'] ?? ''),
  )
  const quoted = quotedIn(message, text.textContent ?? '')
  const place = document.createRange()
  if (quoted) {
    place.setStart(...within(text, quoted[0]))
    place.setEnd(...within(text, quoted[1]))
  } else if (named) place.selectNodeContents(named)
  else return false
  getSelection()?.setBaseAndExtent(place.startContainer, place.startOffset, place.endContainer, place.endOffset)
  place.startContainer.parentElement?.scrollIntoView({ block: 'center' })
  return true
}

function moveCursor(text: HTMLElement, pressed: string): boolean {
  const block = [...text.querySelectorAll('p, h2, h3, h4, th, td')].find((one) => {
    const own = plainText(one.textContent ?? '')
    return own === pressed || (own.length > pressed.length / 2 && pressed.includes(own)) || (pressed.length > 2 && own.includes(pressed))
  })
  if (!pressed || !block) return false
  getSelection()?.collapse(block, 0)
  block.scrollIntoView({ block: 'center' })
  return true
}

/** Converts a text offset to a text node and an offset inside it. */
function within(text: HTMLElement, at: number): [Node, number] {
  const pieces = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
  let left = at
  for (let piece = pieces.nextNode(); piece; piece = pieces.nextNode()) {
    const { length } = piece.textContent ?? ''
    if (left <= length) return [piece, left]
    left -= length
  }
  return [text, 0]
}

/** The field with this name, or the list item with this index, directly inside another field or the form. */
function inside(place: Element | null, step: string): Element | undefined {
  const all = fieldsIn(place)
  if (/^\d+$/.test(step)) return all.filter((one) => one.matches(item))[Number(step)]
  return all.find((one) => nameOf(one) === step)
}

function nameOf(place: Element): string | undefined {
  return place.querySelector('label')?.htmlFor.replace(/-field-\d+$/, '')
}

function fieldsIn(place: Element | null): Element[] {
  const all = [...(place ?? document).querySelectorAll(`${field}, ${item}`)]
  return all.filter((one) => (one.parentElement?.closest(`${field}, ${item}`) ?? null) === place)
}

/** Expands a group or an item. Skips lists: their items are always visible, and their toggle affects all items at once. */
async function open(place: Element): Promise<void> {
  if (fieldsIn(place)[0]?.checkVisibility() ?? true) return
  toggleOf(place)?.click()
  await new Promise((done) => setTimeout(done))
}

/** Expands the heading (widgets/fold.ts) above a field if it is collapsed. */
async function unfold(place: Element): Promise<void> {
  const fold = foldOf(place)
  if (fold?.getAttribute('aria-expanded') !== 'false') return
  fold.click()
  await new Promise((done) => setTimeout(done))
}

/** The collapsible heading before a field. */
function foldOf(place: Element | undefined): HTMLElement | undefined {
  const folds = [...(place?.parentElement?.querySelectorAll<HTMLElement>(':scope > * > .win-fold') ?? [])]
  return folds.find((fold) => place && fold.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING)
}

function toggleOf(place: Element): HTMLElement | null {
  return place.querySelector<HTMLElement>('button[class*="ExpandButton"], button[class*="TopBarButton"]')
}
