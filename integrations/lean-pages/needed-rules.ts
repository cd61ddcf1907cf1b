import postcss, { type AtRule, type Root, type Rule } from 'postcss'

const readProperty = /var\(\s*(--[\w-]+)/g
const className = /\.(-?[_a-zA-Z][\w-]*)/g
/** What is asked inside of these may be missing and the rule still apply; in an attribute it is no class. */
const choices = /:(?:is|where|not|has|any)\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]/g

/**
 * The styles without what the page cannot show: rules for classes that neither its markup nor a script names, custom properties that
 * nothing reads, animations that nothing plays. Astro gives a page the styles of every component that it may have.
 */
export function neededRules(css: string, named: (name: string) => boolean): string {
  const root = postcss.parse(css)
  root.walkRules((rule) => {
    if (!isFrame(rule)) dropUnmatched(rule, named)
  })
  dropUnread(root, named)
  dropUnplayed(root)
  root.walkAtRules((rule) => dropEmpty(rule))
  return root.toString()
}

/** A moment of an animation, not a selector. */
function isFrame({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes')
}

function dropUnmatched(rule: Rule, named: (name: string) => boolean): void {
  const possible = rule.selectors.filter((selector) =>
    [...selector.replace(choices, '').matchAll(className)].every(([, name = '']) => named(name)),
  )
  if (possible.length === 0) rule.remove()
  else if (possible.length < rule.selectors.length) rule.selector = possible.join(',')
}

/** Again and again: a property may have been read by one that is gone. */
function dropUnread(root: Root, named: (name: string) => boolean): void {
  const read = new Set([...root.toString().matchAll(readProperty)].map(([, name]) => name))
  let dropped = false
  root.walkDecls(/^--/, (declaration) => {
    if (read.has(declaration.prop) || named(declaration.prop)) return
    const rule = declaration.parent
    declaration.remove()
    if (rule?.nodes.length === 0) rule.remove()
    dropped = true
  })
  if (dropped) dropUnread(root, named)
}

function dropUnplayed(root: Root): void {
  const values: string[] = []
  root.walkDecls(/animation|^--/, ({ value }) => void values.push(value))
  const played = new Set(values.join(' ').split(/[\s,()]+/))
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!played.has(rule.params)) rule.remove()
  })
}

/** And what held nothing but it. A list of layers has no body, and stays. */
function dropEmpty(rule: AtRule): void {
  if (rule.nodes?.length !== 0) return
  const outer = rule.parent
  rule.remove()
  if (outer?.type === 'atrule') dropEmpty(outer as AtRule)
}
