import postcss, { type AtRule, type Declaration, type Root, type Rule } from 'postcss'

const readProperty = /(?:var|style)\(\s*(--[\w-]+)/g
const className = /\.(-?[_a-zA-Z][\w-]*)/g
/** A class inside these may be missing and the rule still match; in an attribute selector it is not a class. */
const choices = /:(?:is|where|not|has|any)\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]/g

/**
 * Removes styles that the page cannot use: rules for classes that neither its markup nor a script names, custom properties that
 * nothing reads, and animations that nothing plays. Astro gives a page the styles of every component that it might render.
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

/** True for a keyframe, which has no selector. */
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

/** Repeats until nothing changes: a removed property may have been the only reader of another. */
function dropUnread(root: Root, named: (name: string) => boolean): void {
  const declared = new Map<string, Declaration[]>()
  const readers = new Map<string, number>()
  const count = (text: string, more: number) => {
    for (const [, name = ''] of text.matchAll(readProperty)) readers.set(name, (readers.get(name) ?? 0) + more)
  }
  root.walkAtRules(({ params }) => count(params, 1))
  root.walkDecls((declaration) => {
    count(declaration.value, 1)
    if (declaration.variable) declared.set(declaration.prop, [...(declared.get(declaration.prop) ?? []), declaration])
  })
  const isUnread = (name: string) => !readers.get(name) && !named(name)
  for (let unread = [...declared.keys()].filter(isUnread); unread.length > 0; unread = [...declared.keys()].filter(isUnread)) {
    for (const declaration of unread.flatMap((name) => declared.get(name) ?? [])) {
      count(declaration.value, -1)
      const rule = declaration.parent
      declaration.remove()
      if (rule?.nodes.length === 0) rule.remove()
    }
    for (const name of unread) declared.delete(name)
  }
}

function dropUnplayed(root: Root): void {
  const values: string[] = []
  root.walkDecls(/animation|^--/, ({ value }) => void values.push(value))
  const played = new Set(values.join(' ').split(/[\s,()]+/))
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!played.has(rule.params)) rule.remove()
  })
}

/** Removes an empty at-rule, and its parents that become empty. `@layer a, b;` has no body and stays. */
function dropEmpty(rule: AtRule): void {
  if (rule.nodes?.length !== 0) return
  const outer = rule.parent
  rule.remove()
  if (outer?.type === 'atrule') dropEmpty(outer as AtRule)
}
