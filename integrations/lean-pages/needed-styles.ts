import { hashOf } from './hash-of.ts'
import { neededRules } from './needed-rules.ts'
import { wordsOf } from './words-of.ts'

const inlineStyle = /<style[^>]*>(.*?)<\/style>/gs
const policy = /style-src [^;"]*/

/**
 * All styles that the policy allows as one, with what the page needs of them, at the place of the last in its head. Astro allows on every
 * page the styles of all pages: some forty hashes, which do not compress. One is left.
 */
export function withNeededStyles(html: string, inScripts: Set<string>): string {
  const allowed = html.match(policy)?.[0] ?? ''
  const styles = [...html.matchAll(inlineStyle)].filter(([, css = '']) => allowed.includes(hashOf(css)))
  const last = styles.findLast(({ index }) => index < html.indexOf('</head>'))
  if (!last) return html
  const inMarkup = wordsOf(html.replace(inlineStyle, ''))
  const css = neededRules(styles.map(([, own = '']) => own.trim()).join(''), (name) => inMarkup.has(name) || inScripts.has(name))
  const places = new Set(styles.map(({ index }) => index))
  const inPlace = (style: string, _css: string, at: number) => (at === last.index ? `<style>${css}</style>` : places.has(at) ? '' : style)
  return html.replace(inlineStyle, inPlace).replace(policy, `style-src 'self' ${hashOf(css)}`)
}
