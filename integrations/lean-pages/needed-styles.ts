import { hashOf } from './hash-of.ts'
import { identifiersIn } from './identifiers-in.ts'
import { neededRules } from './needed-rules.ts'

const inlineStyle = /<style[^>]*>(.*?)<\/style>/gs
const policy = /style-src [^;"]*/

/**
 * Merges all styles that the policy allows into one, in place of the last one in the head, and keeps only the rules that the page needs.
 * Astro's policy lists the styles of all pages on every page: some forty hashes, which do not compress. This leaves one.
 */
export function withNeededStyles(html: string, inScripts: Set<string>): string {
  const allowed = html.match(policy)?.[0] ?? ''
  const styles = [...html.matchAll(inlineStyle)].filter(([, css = '']) => allowed.includes(hashOf(css)))
  const last = styles.findLast(({ index }) => index < html.indexOf('</head>'))
  if (!last) return html
  const inMarkup = identifiersIn(html.replace(inlineStyle, ''))
  const css = neededRules(styles.map(([, own = '']) => own.trim()).join(''), (name) => inMarkup.has(name) || inScripts.has(name))
  const places = new Set(styles.map(({ index }) => index))
  const inPlace = (style: string, _css: string, at: number) => (at === last.index ? `<style>${css}</style>` : places.has(at) ? '' : style)
  return html.replace(inlineStyle, inPlace).replace(policy, `style-src 'self' ${hashOf(css)}`)
}
