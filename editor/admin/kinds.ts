import { element } from './bar/element.ts'
import { config, texts } from './texts.ts'

interface Kind {
  name: string
  label: string
  about?: string
}

/** Keyed by label, because Decap's menu contains only labels. */
const kinds = new Map(kindsIn(config.collections).map((kind) => [kind.label, kind]))

function kindsIn(value: unknown): Kind[] {
  if (typeof value !== 'object' || value === null) return []
  const { types = [] } = value as { types?: Kind[] }
  return [...types, ...Object.values(value).flatMap(kindsIn)]
}

/** Adds a picture and a description to each section type in Decap's menu. */
export function showKinds(): void {
  new MutationObserver(() => {
    for (const menu of document.querySelectorAll('[class*="ControlPaneContainer"] [role="menu"]')) {
      const items = [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')]
      menu.classList.toggle('win-kinds', items.length > 0)
      menu.setAttribute('data-heading', texts.kinds)
      for (const item of items) if (!item.querySelector('img')) show(item)
    }
  }).observe(document.body, { childList: true, subtree: true })
}

function show(item: HTMLElement): void {
  const { name, label, about = '' } = kinds.get(item.textContent ?? '') ?? {}
  if (!name || !label) return
  const id = `kind-${name}`
  item.prepend(element('img', { src: `/admin/kinds/${name}.svg`, alt: '', width: 96, height: 64 }))
  item.append(element('small', { id }, about))
  // The accessible name stays the label; the description is read after it.
  item.setAttribute('aria-label', label)
  item.setAttribute('aria-describedby', id)
}
