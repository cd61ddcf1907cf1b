import { readFileSync } from 'node:fs'
import { isScalar, LineCounter, parseDocument, visit } from 'yaml'
import { frontMatter } from '../content/front-matter.ts'
import type { Explanation } from '../explain/complaint.ts'
import type { Finding } from '../explain/finding.ts'
import { nearestName } from '../explain/nearest-name.ts'

/** Matches Markdown links `[words](/page)`. Pictures match too, but without a captured target. */
const markdownLink = /!\[[^\]]*\]\([^)]*\)|\]\(\s*<?([^)\s>]*)>?(?:\s+["'(][^)]*|\s*)\)/g

/** Returns the targets of all links in a Markdown text. */
export function linksOfText(text: string): { to: string; index: number }[] {
  return [...text.matchAll(markdownLink)].flatMap(({ 1: to, index }) => (to === undefined ? [] : [{ to, index }]))
}

/** Reports links in content to pages that do not exist. Anchors inside pages are checked in the built site. */
export function checkLinks(files: string[], known: string[]): Finding[] {
  return files.filter((file) => /\.(yaml|md)$/.test(file)).flatMap((file) => deadLinks(file, readFileSync(file, 'utf8'), known))
}

export function deadLinks(file: string, source: string, known: string[]): Finding[] {
  const { head, above, body, bodyLine } = frontMatter(file, source)
  const counter = new LineCounter()
  const found: Finding[] = []
  const add = (explanation: Explanation | undefined, line: number) => {
    if (explanation) found.push({ file, line, ...explanation })
  }
  visit(parseDocument(head, { lineCounter: counter }), {
    Pair(_, { key, value }) {
      if (isScalar(key) && key.value === 'to' && isScalar(value))
        add(deadLink(String(value.value), known), counter.linePos(value.range?.[0] ?? 0).line + above)
    },
  })
  for (const { to, index } of linksOfText(body)) add(deadLinkOfText(to, known), bodyLine + body.slice(0, index).split('\n').length - 1)
  return found
}

/** Checks a Markdown link. Unlike other links, no schema has checked how its address begins. */
export function deadLinkOfText(to: string, known: string[]): Explanation | undefined {
  if (/^(?:\/|#.|https?:\/\/.|mailto:.|tel:.)/i.test(to)) return deadLink(to, known)
  const { hebrew, english } = howToBegin(to, known)
  return {
    hebrew: `הקישור ${to || '[…]()'} אינו מוביל לשום מקום: ${hebrew}`,
    english: `the link ${to || '[…]()'} is broken: ${english}`,
  }
}

/** Suggests a correction for an address with an unknown beginning. */
function howToBegin(to: string, known: string[]): Explanation {
  const path = to.replace(/[#?].*$/, '')
  const near = path && nearestName(`/${path}`, known)
  const host = to.replace(/^ht*ps?(?::\/*|\/\/)/i, '')
  if (/^[^/]+@[^/]+\.[^/]+$/.test(to))
    return {
      hebrew: `כתובת אימייל מתחילה ב־mailto:. כותבים mailto:${to}`,
      english: `an e-mail address begins with mailto:, write mailto:${to}`,
    }
  if (near !== `/${path}` && (host !== to || /^[^/.]+\.[^/]/.test(to)))
    return {
      hebrew: `כתובת של אתר אחר מתחילה ב־https://. כותבים https://${host || 'www.example.co.il'}`,
      english: `the address of another site begins with https://, write https://${host || 'www.example.co.il'}`,
    }
  return {
    hebrew: `כתובת של עמוד באתר מתחילה ב־/. ${near ? `התכוונתם ל־${near}?` : 'כותבים למשל /contact'}`,
    english: `the address of a page begins with /, ${near ? `did you mean ${near}?` : 'such as /contact'}`,
  }
}

/** Loopback and private network addresses: the preview runs there, and only the owner's network can open them. */
const isOwnMachine = /^(localhost|(127|10)(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|0\.0\.0\.0|\[::1\])$/

/** Reports an address on the owner's own machine or network, in a link or inside a text. */
export function toOwnMachine(to: string, known: string[] = []): Explanation | undefined {
  const { hostname = '', pathname = '/' } = URL.parse(to) ?? {}
  if (!/^https?:/i.test(to) || !isOwnMachine.test(hostname)) return undefined
  const meant = known.includes(pathname) ? pathname : '/contact'
  return {
    hebrew: `הקישור ${to} מוביל למחשב שלכם, ואצל מבקרים הוא לא ייפתח. בוחרים עמוד של האתר, למשל ${meant}`,
    english: `the link ${to} only works on your own computer: write the address of a page, such as ${meant}`,
  }
}

/** Explains what is wrong with a link; undefined if it is fine. */
export function deadLink(to: string, known: string[]): Explanation | undefined {
  if (to === '#') return { hebrew: 'הקישור # אינו מוביל לשום מקום. בוחרים עמוד', english: 'the link # has no target: choose a page' }
  const own = toOwnMachine(to, known)
  if (own) return own
  const path = to.replace(/[#?].*$/, '')
  if (!path.startsWith('/') || known.includes(path)) return undefined
  const near = nearestName(path, known)
  return {
    hebrew: `הקישור ${path} מוביל לעמוד שאינו קיים${near ? `. התכוונתם ל־${near}?` : '. כותבים כתובת של עמוד באתר, למשל /contact'}`,
    english: `the link ${path} leads to a page that does not exist${near ? `, did you mean ${near}?` : ': write the address of a page, such as /contact'}`,
  }
}
