import stylelint, { type Rule } from 'stylelint'

interface Widths {
  /** Breakpoints for media queries and container queries. */
  everywhere: string[]
  /** Further breakpoints, for container queries only. */
  containers: string[]
  /** The container that may also use an inclusive bound, as the specification does for the navigation. */
  inclusive: { container: string; width: string }
}

const { createPlugin, utils } = stylelint
const name = 'win/known-widths'
const feature = /\([^()]*\b(?:width|inline-size)\b[^()]*\)/g

export const knownWidthsMessages = utils.ruleMessages(name, {
  rejected: (condition: string, widths: string[]) =>
    `${condition}: write (width >= A), (width < A) or (A <= width < B), with A and B among ${widths.join(', ')}`,
})

const rule: Rule<Widths> = (options) => (root, result) => {
  root.walkAtRules(/^(?:media|container)$/, (atRule) => {
    const inContainer = atRule.name === 'container'
    const widths = inContainer ? [...options.containers, ...options.everywhere] : options.everywhere
    const inclusive = inContainer && atRule.params.startsWith(`${options.inclusive.container} `) ? options.inclusive.width : undefined
    for (const [condition] of atRule.params.matchAll(feature)) {
      if (isKnown(condition, widths, inclusive)) continue
      utils.report({ ruleName: name, result, node: atRule, word: condition, message: knownWidthsMessages.rejected(condition, widths) })
    }
  })
}
rule.ruleName = name
rule.messages = knownWidthsMessages

function isKnown(condition: string, widths: string[], inclusive: string | undefined): boolean {
  const one = `(${widths.join('|')})`
  if (new RegExp(`^\\((?:width >= ${one}|width < ${one}|${one} <= width < ${one})\\)$`).test(condition)) return true
  return inclusive !== undefined && [`(width <= ${inclusive})`, `(width > ${inclusive})`].includes(condition)
}

/** Allows one syntax and few breakpoints, so that a narrow and a wide rule never apply at once. */
export const knownWidths = createPlugin(name, rule)
