import stylelint, { type Rule } from 'stylelint'

const { createPlugin, utils } = stylelint
const name = 'win/declarations-first'

export const declarationsFirstMessages = utils.ruleMessages(name, {
  rejected: (property: string) => `${property}: write it before the nested rules, or it overrides their conditional declarations`,
})

const rule: Rule = () => (root, result) => {
  root.walkDecls((declaration) => {
    const { parent } = declaration
    if (!parent?.nodes.slice(0, parent.index(declaration)).some((earlier) => 'nodes' in earlier)) return
    utils.report({ ruleName: name, result, node: declaration, message: declarationsFirstMessages.rejected(declaration.prop) })
  })
}
rule.ruleName = name
rule.messages = declarationsFirstMessages

/** Unconditional declarations come before conditional ones, because a later declaration would override them. */
export const declarationsFirst = createPlugin(name, rule)
