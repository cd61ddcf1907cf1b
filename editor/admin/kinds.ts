import { element } from './bar/element.ts'
import { config, texts } from './texts.ts'

interface Kind {
  name: string
  label: string
  about?: string
}

/** By their labels, which is all that the form builder's menu says of them. */
const kinds = new Map(kindsIn(config.collections).map((kind) => [kind.label, kind]))

function kindsIn(value: unknown): Kind[] {
  if (typeof value !== 'object' || value === null) return []
  const { types = [] } = value as { types?: Kind[] }
  return [...types, ...Object.values(value).flatMap(kindsIn)]
}

/** What can be added to a page is chosen by how it looks and what it is for. */
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
  // Its name is still its label alone; the description is said after it.
  item.setAttribute('aria-label', label)
  item.setAttribute('aria-describedby', id)
}
