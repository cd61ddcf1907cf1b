import { config, fill, texts } from '../session/texts.ts'
import { rowText } from './row-text.ts'

type Name = (element: Element) => Record<string, string>

/** Accessible names for elements that Decap leaves unnamed or names in English. */
const known: [selector: string, attributes: Name][] = [
  ['[class*="TopBarButton"]:first-child', () => ({ 'aria-label': texts.decapNames['toggle'] ?? '' })],
  ['[class*="TopBarButton"]:last-child:not(:first-child)', () => ({ 'aria-label': texts.decapNames['remove'] ?? '' })],
  ['[aria-roledescription="sortable"]', () => ({ 'aria-label': texts.decapNames['move'] ?? '' })],
  ['[class*="ExpandButton"][aria-label="Expand"]', () => ({ 'aria-label': texts.decapNames['open'] ?? '', 'data-open': 'false' })],
  ['[class*="ExpandButton"][aria-label="Collapse"]', () => ({ 'aria-label': texts.decapNames['close'] ?? '', 'data-open': 'true' })],
  ['[class*="ControlContainer"][aria-label]', () => ({ 'aria-label': '' })],
  // Between a menu and its items.
  ['[role="menu"] > ul', () => ({ role: 'none' })],
  ['#preview-pane', () => ({ title: texts.preview['title'] ?? '' })],
  ['.SplitPane > .Pane1, [class*="NoPreviewContainer"]', () => ({ role: 'main' })],
  // A new entry is not saved, even if nothing was typed yet.
  ['[class*="BackStatusUnchanged"]', () => ({ 'data-is-new': String(location.hash.endsWith('/new')) })],
  ['[class*="ToolbarContainer"]', () => ({ role: 'banner' })],
]

interface FieldConfig {
  name: string
  required?: boolean
  mark?: string
  fields?: FieldConfig[]
  types?: FieldConfig[]
  field?: FieldConfig
}

/**
 * Decap marks a field as optional if it does not validate it itself. But the schema requires some of these, always or sometimes. Maps field
 * names to the right mark; skips names that other fields of the form use with another mark.
 */
const marks = new Map(config.collections.map((collection) => [collection.name, marksIn(collection)]))

function marksIn(collection: object): Map<string, string> {
  const all = fieldsIn(collection).filter(({ required }) => required === false)
  const result = new Map<string, string>()
  for (const { name, mark } of all)
    if (mark !== undefined && all.every((other) => other.name !== name || other.mark === mark)) result.set(name, mark)
  return result
}

function fieldsIn(holder: object): FieldConfig[] {
  const { fields = [], types = [], files = [], field } = holder as { [name: string]: FieldConfig[] | undefined } & { field?: FieldConfig }
  const inside = [...(fields ?? []), ...(field ? [field] : [])]
  return [...inside, ...[...inside, ...(types ?? []), ...(files ?? [])].flatMap((one) => fieldsIn(one))]
}

function markFields(): void {
  const own = marks.get(/#\/collections\/([\w-]+)/.exec(location.hash)?.[1] ?? '')
  for (const label of own?.size ? document.querySelectorAll<HTMLLabelElement>('label[for*="-field-"]') : []) {
    const mark = own?.get(label.htmlFor.replace(/-field-\d+$/, ''))
    const place = label.lastChild
    if (mark === undefined || !place || label.childNodes.length < 2) continue
    const text = mark && ` (${mark})`
    if (place.textContent !== text) place.textContent = text
  }
}

/** „4 פריטים”: Decap puts a number before the list's own name. Only a list's row has an element (the add button) after its label. */
function countItems(): void {
  for (const row of document.querySelectorAll('[class*="TopBarContainer"] > [class*="ExpandButtonContainer"]:not(:last-child)')) {
    const label = row.lastChild
    const [, count] = /^(\d+) /.exec(label?.nodeType === Node.TEXT_NODE ? (label.nodeValue ?? '') : '') ?? []
    if (!label || count === undefined) continue
    const { noItems = '', oneItem = '', manyItems } = texts.decapNames
    const words = count === '0' ? noItems : count === '1' ? oneItem : fill(manyItems, { n: count })
    if (label.nodeValue !== words) label.nodeValue = words
  }
}

const fieldNames = new Set(config.collections.flatMap((collection) => fieldsIn(collection)).map(({ name }) => name))

const rows = '[class*="NestedObjectLabel"], [class*="ExpandButtonContainer"], [class*="ListCard"] h2'

/** Shows the rows of collapsed items and groups, and of lists, as the page does. */
function showRows(): void {
  const names = { facts: config.facts, isField: (name: string) => fieldNames.has(name), empty: texts.decapNames['noItems'] ?? '' }
  for (const row of document.querySelectorAll(rows))
    for (const text of row.childNodes) {
      if (text.nodeType !== Node.TEXT_NODE) continue
      const shown = rowText(text.nodeValue ?? '', names)
      if (text.nodeValue !== shown) text.nodeValue = shown
    }
}

/** Names the elements that are present and, with an observer, those that are added later. */
export function fixDecapLabels(): void {
  const name = () => {
    for (const [selector, attributes] of known)
      for (const element of document.querySelectorAll(selector))
        for (const [attribute, value] of Object.entries(attributes(element)))
          if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value)
    markFields()
    countItems()
    showRows()
  }
  let isWaiting = false
  new MutationObserver(() => {
    if (isWaiting) return
    isWaiting = true
    requestAnimationFrame(() => {
      isWaiting = false
      name()
    })
  }).observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['aria-label', 'class'],
  })
  name()
}
