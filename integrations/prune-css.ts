import postcss from 'postcss'
import parseSelector from 'postcss-selector-parser'

/** Class names of CSS Modules carry a hash: `_button_1a2b3_4`. Only those are pruned; plain names always stay. */
const moduleClass = /^_[\w-]+_[\w-]{5,}$/

/** Every page is pruned from the same stylesheet: what was parsed or found once is kept. */
const sheets = new Map<string, postcss.Root>()
const selectorLists = new Map<string, parseSelector.Selector[]>()

function once<Value>(known: Map<string, Value>, text: string, parse: (text: string) => Value): Value {
  const value = known.get(text) ?? parse(text)
  known.set(text, value)
  return value
}

/** Keeps the rules of `css` whose module classes and page accents occur in `usedBy` (a page's markup and scripts). */
export function pruneCss(css: string, usedBy: string): string {
  const known = new Map<string, boolean>()
  const occurs = (name: string) => once(known, name, () => usedBy.includes(name))

  /** Looks at the parts outside :is(), :not() and their kin only, so that a doubtful selector stays. */
  function canMatch(selector: parseSelector.Selector): boolean {
    return selector.nodes.every((part) => {
      if (part.type === 'class') return !moduleClass.test(part.value) || occurs(part.value)
      if (part.type === 'attribute' && part.attribute === 'data-accent') return occurs(`data-accent="${part.value}"`)
      return true
    })
  }

  const root = once(sheets, css, postcss.parse).clone()
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as postcss.AtRule).name)) return
    const selectors = once(selectorLists, rule.selector, (selector) => parseSelector().astSync(selector).nodes)
    const kept = selectors.filter(canMatch)
    if (kept.length === 0) rule.remove()
    else if (kept.length < selectors.length) rule.selector = kept.join(',')
  })
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove()
  })
  dropUnreadSkylines(root)
  return root.toString()
}

/** Skylines are drawings in custom properties, most of them for other pages: those that nothing reads go. */
function dropUnreadSkylines(root: postcss.Root): void {
  for (let dropped = true; dropped; ) {
    dropped = false
    const text = root.toString()
    root.walkDecls(/^--skyline-/, (declaration) => {
      if (text.includes(`var(${declaration.prop})`)) return
      declaration.remove()
      dropped = true
    })
  }
}
