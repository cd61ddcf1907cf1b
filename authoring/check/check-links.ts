import { readFileSync } from 'node:fs'
import { isScalar, LineCounter, parseDocument, visit } from 'yaml'
import { frontMatter } from '../content/front-matter.ts'
import type { Explanation } from '../explain/complaint.ts'
import type { Finding } from '../explain/finding.ts'
import { nearestName } from '../explain/nearest-name.ts'

/** `[words](/page)` of Markdown. A picture is read over: only of a link is there a target. */
const markdownLink = /!\[[^\]]*\]\([^)]*\)|\]\(\s*<?([^)\s>]*)>?(?:\s+["'(][^)]*|\s*)\)/g

/** Where the links of a Markdown text lead. */
export function linksOfText(text: string): { to: string; index: number }[] {
  return [...text.matchAll(markdownLink)].flatMap(({ 1: to, index }) => (to === undefined ? [] : [{ to, index }]))
}

/** Links of content to pages of the site that are not there. Anchors inside of pages are checked in the built site. */
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

/** What is wrong with a link of a text, which has no schema that asks how an address begins. */
export function deadLinkOfText(to: string, known: string[]): Explanation | undefined {
  if (/^(?:\/|#.|https?:\/\/.|mailto:.|tel:.)/i.test(to)) return deadLink(to, known)
  const { hebrew, english } = howToBegin(to, known)
  return {
    hebrew: `הקישור ${to || '[…]()'} אינו מוביל לשום מקום: ${hebrew}`,
    english: `the link ${to || '[…]()'} leads nowhere: ${english}`,
  }
}

/** What was most likely meant by an address that begins with nothing known. */
function howToBegin(to: string, known: string[]): Explanation {
  const path = to.replace(/[#?].*$/, '')
  const near = path && nearestName(`/${path}`, known)
  const host = to.replace(/^ht*ps?(?::\/*|\/\/)/i, '')
  if (/^[^/]+@[^/]+\.[^/]+$/.test(to))
    return {
      hebrew: `כתובת אימייל מתחילה ב־mailto:. כותבים mailto:${to}`,
      english: `a mail address begins with mailto:, write mailto:${to}`,
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

/** The preview is there, or on a machine of the same house, and nobody else’s browser can see it. */
const isOwnMachine = /^(localhost|(127|10)(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|0\.0\.0\.0|\[::1\])$/

/** Wherever it is written, also among the words of a text. */
export function toOwnMachine(to: string, known: string[] = []): Explanation | undefined {
  const { hostname = '', pathname = '/' } = URL.parse(to) ?? {}
  if (!/^https?:/i.test(to) || !isOwnMachine.test(hostname)) return undefined
  const meant = known.includes(pathname) ? pathname : '/contact'
  return {
    hebrew: `הקישור ${to} מוביל למחשב שלכם, ואצל מבקרים הוא לא ייפתח. בוחרים עמוד של האתר, למשל ${meant}`,
    english: `the link ${to} leads to this machine, and opens nowhere else: write the address of a page, such as ${meant}`,
  }
}

/** What is wrong with a link, if anything is. */
export function deadLink(to: string, known: string[]): Explanation | undefined {
  if (to === '#') return { hebrew: 'הקישור # אינו מוביל לשום מקום. בוחרים עמוד', english: 'the link # leads nowhere: choose a page' }
  const own = toOwnMachine(to, known)
  if (own) return own
  const path = to.replace(/[#?].*$/, '')
  if (!path.startsWith('/') || known.includes(path)) return undefined
  const near = nearestName(path, known)
  return {
    hebrew: `הקישור ${path} מוביל לעמוד שאינו קיים${near ? `. התכוונתם ל־${near}?` : '. כותבים כתובת של עמוד באתר, למשל /contact'}`,
    english: `the link ${path} leads to no page${near ? `, did you mean ${near}?` : ': write the address of a page, such as /contact'}`,
  }
}
