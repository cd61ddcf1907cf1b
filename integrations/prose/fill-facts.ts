import { fillOwnerFacts, unknownFact } from '../../src/config/owner-facts'
import type { HastPlugin } from './hast-plugin'

/** {{phone}} and its kin hold in Markdown, too. One that is not known stops the build. */
export const fillFacts: HastPlugin = {
  name: 'fill-facts',
  text(node, context) {
    if (!node.value.includes('{{')) return
    const filled = fillOwnerFacts(node.value)
    const unknown = unknownFact(filled)
    if (unknown) throw new Error(`${context.fileURL?.pathname}: ${unknown}`)
    context.replaceNode(node, { type: 'text', value: filled })
  },
}
