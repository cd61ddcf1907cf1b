import stylelint, { type Rule } from 'stylelint'

const { createPlugin, utils } = stylelint
const name = 'win/scale'
const raw = { text: /\d(?:rem|px)\b/, space: /\drem\b/ }
const spaced = /^(?:margin|padding)(?:-|$)|gap$/
const ownSize = /^own size: ./

export const scaleMessages = utils.ruleMessages(name, {
  rejected: (property: string) =>
    `${property}: use a step of src/styles/tokens.css, --type-… for text and --space-… for space, or say why not: /* own size: … */`,
  needless: () => 'own size: the next declaration does not need it',
})

const rule: Rule = () => (root, result) => {
  root.walkDecls((node) => {
    const { prop, value } = node
    const before = node.prev()
    const isRaw = prop === 'font-size' ? raw.text.test(value) : spaced.test(prop) && raw.space.test(value)
    const isException = before?.type === 'comment' && ownSize.test(before.text)
    if (isRaw && !isException) utils.report({ ruleName: name, result, node, message: scaleMessages.rejected(prop) })
    if (isException && !isRaw) utils.report({ ruleName: name, result, node: before, message: scaleMessages.needless() })
  })
}
rule.ruleName = name
rule.messages = scaleMessages

/** Text sizes and spacing come from the scales. A drawing may have its own: a comment before the declaration says why. */
export const scale = createPlugin(name, rule)
