import { fillOwnerFacts, resolveConditions, unknownFactError } from '../../src/config/owner-facts.ts'
import { site } from '../../src/config/site.ts'
import { phoneHref } from '../../src/lib/phone-links.ts'
import type { HastPlugin } from './hast-plugin.ts'

const links: Record<string, string> = {
  phone: phoneHref(site.phone),
  email: `mailto:${site.email}`,
  infoEmail: `mailto:${site.infoEmail}`,
}

/** Fills in facts such as {{phone}} in Markdown. Phone numbers and e-mail addresses become links; an unknown fact fails the build. */
export const fillFacts: HastPlugin = {
  name: 'fill-facts',
  text(node, context) {
    if (!node.value.includes('{{')) return
    const unknown = unknownFactError(fillOwnerFacts(node.value))
    if (unknown) throw new Error(`${context.fileURL?.pathname}: ${unknown}`)
    const pieces = resolveConditions(node.value)
      .split(/(\{\{\w+\}\})/)
      .filter((piece) => piece !== '')
    context.replaceNode(
      node,
      pieces.map((piece) => {
        const text = { type: 'text' as const, value: fillOwnerFacts(piece) }
        const href = links[piece.slice(2, -2)]
        return href ? { type: 'element' as const, tagName: 'a', properties: { href }, children: [text] } : text
      }),
    )
  },
}
