import { chosen, fillOwnerFacts, unknownFact } from '../../src/config/owner-facts.ts'
import { site } from '../../src/config/site.ts'
import { phoneHref } from '../../src/lib/phone-links.ts'
import type { HastPlugin } from './hast-plugin.ts'

const links: Record<string, string> = {
  phone: phoneHref(site.phone),
  email: `mailto:${site.email}`,
  infoEmail: `mailto:${site.infoEmail}`,
}

/** Facts such as {{phone}} work in Markdown, too, where a phone number and an address can be pressed. One that is not known stops the build. */
export const fillFacts: HastPlugin = {
  name: 'fill-facts',
  text(node, context) {
    if (!node.value.includes('{{')) return
    const unknown = unknownFact(fillOwnerFacts(node.value))
    if (unknown) throw new Error(`${context.fileURL?.pathname}: ${unknown}`)
    const pieces = chosen(node.value)
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
