import { transform, type Selector, type SelectorComponent } from 'lightningcss'

/** Class names of CSS Modules end in a hash: `_button_1a2b3_4`. Only those are pruned; plain names always stay. */
const moduleClass = /^_[\w-]+_[\w-]{5,}_\d+$|^_[\w-]+_[\w-]{5,}$/

/** Keeps the rules of `css` whose module classes and page accents occur in `usedBy` (a page's markup and scripts). */
export function pruneCss(css: string, usedBy: string): string {
  const used = new Map<string, boolean>()
  function occurs(name: string): boolean {
    let known = used.get(name)
    if (known === undefined) {
      known = usedBy.includes(name)
      used.set(name, known)
    }
    return known
  }

  function possible(selector: Selector): boolean {
    return selector.every(canMatch)
  }

  function canMatch(part: SelectorComponent): boolean {
    if (part.type === 'class') return !moduleClass.test(part.name) || occurs(part.name)
    if (part.type === 'attribute' && part.name === 'data-accent') {
      return part.operation === null || part.operation === undefined || occurs(`data-accent="${part.operation.value}"`)
    }
    if (part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where' || part.kind === 'any')) {
      return part.selectors.some(possible)
    }
    return true
  }

  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: {
        style(rule) {
          const selectors = rule.value.selectors.filter(possible)
          if (selectors.length === 0) return []
          return { ...rule, value: { ...rule.value, selectors } }
        },
      },
    },
  })
  return code.toString()
}
