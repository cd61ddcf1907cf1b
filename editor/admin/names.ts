import { config, fill, texts } from './texts.ts'

type Name = (element: Element) => Record<string, string>

/** What the form builder leaves without a name, or names in English, and the name that screen readers say instead. */
const known: [selector: string, attributes: Name][] = [
  ['[class*="TopBarButton"]:first-child', () => ({ 'aria-label': texts.builderNames['toggle'] ?? '' })],
  ['[class*="TopBarButton"]:last-child:not(:first-child)', () => ({ 'aria-label': texts.builderNames['remove'] ?? '' })],
  ['[aria-roledescription="sortable"]', () => ({ 'aria-label': texts.builderNames['move'] ?? '' })],
  ['[class*="ExpandButton"][aria-label="Expand"]', () => ({ 'aria-label': texts.builderNames['open'] ?? '', 'data-open': 'false' })],
  ['[class*="ExpandButton"][aria-label="Collapse"]', () => ({ 'aria-label': texts.builderNames['close'] ?? '', 'data-open': 'true' })],
  ['[class*="ControlContainer"][aria-label]', () => ({ 'aria-label': '' })],
  // Between a menu and its items.
  ['[role="menu"] > ul', () => ({ role: 'none' })],
  ['#preview-pane', () => ({ title: texts.preview['title'] ?? '' })],
  ['.SplitPane > .Pane1, [class*="NoPreviewContainer"]', () => ({ role: 'main' })],
  // What nothing was typed into yet is not saved either.
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
 * The form builder calls a field optional where it does not ask for it itself. Of some the schema asks for, now and then or always: by its name, what
 * is said of each; not of names that other fields of the same form have.
 */
const marks = new Map(config.collections.map((collection) => [collection.name, marksIn(collection)]))

function marksIn(collection: object): Map<string, string> {
  const all = fieldsIn(collection).filter(({ required }) => required === false)
  const said = new Map<string, string>()
  for (const { name, mark } of all)
    if (mark !== undefined && all.every((other) => other.name !== name || other.mark === mark)) said.set(name, mark)
  return said
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
    const said = mark && ` (${mark})`
    if (place.textContent !== said) place.textContent = said
  }
}

/** „4 פריטים”: the form builder puts a number before the list's own name. Only the row of a list has something after it, which adds to it. */
function countItems(): void {
  for (const row of document.querySelectorAll('[class*="TopBarContainer"] > [class*="ExpandButtonContainer"]:not(:last-child)')) {
    const said = row.lastChild
    const [, count] = /^(\d+) /.exec(said?.nodeType === Node.TEXT_NODE ? (said.nodeValue ?? '') : '') ?? []
    if (!said || count === undefined) continue
    const { noItems = '', oneItem = '', manyItems } = texts.builderNames
    const words = count === '0' ? noItems : count === '1' ? oneItem : fill(manyItems, { n: count })
    if (said.nodeValue !== words) said.nodeValue = words
  }
}

/** What a closed item says of itself is said as the page says it: with the owner's facts, without the asterisks of another colour. */
function sayAsShown(): void {
  for (const label of document.querySelectorAll('[class*="NestedObjectLabel"]'))
    for (const said of label.childNodes) {
      if (said.nodeType !== Node.TEXT_NODE) continue
      const shown = (said.nodeValue ?? '')
        .replaceAll('*', '')
        .replace(/\{\{(\w+)\}\}/g, (whole, fact: string) => config.facts[fact] ?? whole)
      if (said.nodeValue !== shown) said.nodeValue = shown
    }
}

/** Names for what is on the page, and for what comes onto it. */
export function nameEverything(): void {
  const name = () => {
    for (const [selector, attributes] of known)
      for (const element of document.querySelectorAll(selector))
        for (const [attribute, value] of Object.entries(attributes(element)))
          if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value)
    markFields()
    countItems()
    sayAsShown()
  }
  let isWaiting = false
  new MutationObserver(() => {
    if (isWaiting) return
    isWaiting = true
    requestAnimationFrame(() => {
      isWaiting = false
      name()
    })
  }).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-label', 'class'] })
  name()
}
