import { plain } from './find-field.ts'
import { quotedIn } from './quoted-in.ts'

const field = '[class*="ControlContainer"]'
const item = '[class*="SortableListItem"]'
const controls = 'input, select, textarea, button, [contenteditable="true"]'

/**
 * Into the field at this path, through every closed item and group on the way. The form builder has a way of its own, which goes wrong where a
 * field has the name of another. What a complaint names is selected in a text, and of an article the cursor is in the block that was pressed on the page (`said`). What has no field of its own, an item, a group or a list, is opened and has its toggle in focus.
 */
export async function focusOn(path: string, message = '', said = ''): Promise<void> {
  let place: Element | null = null
  // Of a field with several rows, which one.
  let row = 0
  // A line of a list, or a button in one, is a field inside of its item.
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
  if (control?.isContentEditable && (selectInside(control, message) || standIn(control, said))) return
  // The text of an article begins far above its middle.
  if (control && control.offsetHeight > innerHeight / 2) place.scrollIntoView()
  else control?.scrollIntoView({ block: 'center' })
}

/** Marks the fields at these paths as wrong, each where it can be seen: in a closed group, the group. */
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

/** In a text that is typed as it is read. An address is behind words, or behind a picture. */
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

function standIn(text: HTMLElement, said: string): boolean {
  const block = [...text.querySelectorAll('p, h2, h3, h4, th, td')].find((one) => {
    const own = plain(one.textContent ?? '')
    return own === said || (own.length > said.length / 2 && said.includes(own)) || (said.length > 2 && own.includes(said))
  })
  if (!said || !block) return false
  getSelection()?.collapse(block, 0)
  block.scrollIntoView({ block: 'center' })
  return true
}

/** Where a letter of a text is: in which of its pieces, and at which place of it. */
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

/** The field of this name, or the item at this place of a list, right inside of another one or of the form. */
function inside(place: Element | null, step: string): Element | undefined {
  const all = partsOf(place)
  if (/^\d+$/.test(step)) return all.filter((part) => part.matches(item))[Number(step)]
  return all.find((part) => part.querySelector('label')?.htmlFor.replace(/-field-\d+$/, '') === step)
}

function partsOf(place: Element | null): Element[] {
  const all = [...(place ?? document).querySelectorAll(`${field}, ${item}`)]
  return all.filter((part) => (part.parentElement?.closest(`${field}, ${item}`) ?? null) === place)
}

/** The items of a list are always to be seen: its toggle is for all of them at once. */
async function open(place: Element): Promise<void> {
  if (partsOf(place)[0]?.checkVisibility() ?? true) return
  toggleOf(place)?.click()
  await new Promise((done) => setTimeout(done))
}

/** A field may be under a heading that is closed (widgets/fold.ts). */
async function unfold(place: Element): Promise<void> {
  const fold = foldOf(place)
  if (fold?.getAttribute('aria-expanded') !== 'false') return
  fold.click()
  await new Promise((done) => setTimeout(done))
}

/** The heading that a field is under: it is one of those before it. */
function foldOf(place: Element | undefined): HTMLElement | undefined {
  const folds = [...(place?.parentElement?.querySelectorAll<HTMLElement>(':scope > * > .win-fold') ?? [])]
  return folds.find((fold) => place && fold.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING)
}

function toggleOf(place: Element): HTMLElement | null {
  return place.querySelector<HTMLElement>('button[class*="ExpandButton"], button[class*="TopBarButton"]')
}
