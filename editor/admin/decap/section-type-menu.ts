import { element } from '../dialogs/dom.ts'
import { config, texts } from '../session/texts.ts'

interface SectionType {
  name: string
  label: string
  about?: string
}

/** Keyed by label, because Decap's menu contains only labels. */
const sectionTypes = new Map(sectionTypesIn(config.collections).map((kind) => [kind.label, kind]))

function sectionTypesIn(value: unknown): SectionType[] {
  if (typeof value !== 'object' || value === null) return []
  const { types = [] } = value as { types?: SectionType[] }
  return [...types, ...Object.values(value).flatMap(sectionTypesIn)]
}

/** Adds a picture and a description to each section type in Decap's menu. */
export function describeSectionTypes(): void {
  new MutationObserver(() => {
    for (const menu of document.querySelectorAll('[class*="ControlPaneContainer"] [role="menu"]')) {
      const items = [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')]
      menu.classList.toggle('win-section-types', items.length > 0)
      menu.setAttribute('data-heading', texts.sectionTypes)
      for (const item of items) if (!item.querySelector('img')) show(item)
    }
  }).observe(document.body, { childList: true, subtree: true })
}

function show(item: HTMLElement): void {
  const { name, label, about = '' } = sectionTypes.get(item.textContent ?? '') ?? {}
  if (!name || !label) return
  const id = `kind-${name}`
  item.prepend(element('img', { src: `/admin/pictures/kinds/${name}.svg`, alt: '', width: 96, height: 64 }))
  item.append(element('small', { id }, about))
  // The accessible name stays the label; the description is read after it.
  item.setAttribute('aria-label', label)
  item.setAttribute('aria-describedby', id)
}
