import { pageHeaders, prerenderRules } from '../../src/config/page-headers.ts'
import { responseHeaders } from '../../src/config/security-headers.ts'

interface HeaderRule {
  pattern: string
  headers: [name: string, value: string][]
}

export type HeaderRules = HeaderRule[]

const everyPath = '/*'

/**
 * The `_headers` file for a build with these files. Hosts match the requested path, so a 404 page shown at an unknown address gets no page
 * headers: its own `<meta>` policy has to do.
 */
export function headersFile(names: string[]): string {
  const immutable = ['/_astro/*', '  Cache-Control: public, max-age=31536000, immutable']
  const pages = pagePatterns(names).flatMap((pattern) => [pattern, ...linesOf(pageHeaders)])
  // No host knows the type of this file by its extension.
  const rules = [prerenderRules.path, `  Content-Type: ${prerenderRules.type}`]
  return [everyPath, ...linesOf(responseHeaders), ...immutable, ...rules, ...pages, ''].join('\n')
}

/** The path of a file of the build: `win-ai.html` is the page /win-ai, `index.html` is /, and every other file keeps its name. */
export function filePath(name: string): string {
  const path = `/${name}`
  return path.endsWith('.html') ? path.replace(/(\/index)?\.html$/, '') || '/' : path
}

function linesOf(headers: Record<string, string>): string[] {
  return Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
}

/** Makes one pattern of a folder that contains only pages: hosts allow a hundred patterns, and there may be more articles. */
function pagePatterns(names: string[]): string[] {
  const folders = [...new Set(names.map(topFolder))].filter(
    (folder) => folder && names.every((name) => isPage(name) || topFolder(name) !== folder),
  )
  const single = names.filter((name) => isPage(name) && !folders.includes(topFolder(name))).map(filePath)
  return [...folders.map((folder) => `/${folder}/*`), ...single].sort()
}

function isPage(name: string): boolean {
  return name.endsWith('.html')
}

function topFolder(name: string): string {
  return name.includes('/') ? name.slice(0, name.indexOf('/')) : ''
}

/** Parses a `_headers` file: an unindented path pattern, with its headers indented below it. */
export function parseHeadersFile(text: string): HeaderRules {
  const rules: HeaderRules = []
  for (const line of text.split('\n')) {
    if (!line.trim() || line.trimStart().startsWith('#')) continue
    if (/^\S/.test(line)) {
      rules.push({ pattern: line.trim(), headers: [] })
      continue
    }
    const [, name, rest = ''] = /^\s+([\w-]+):(.*)$/.exec(line) ?? []
    const value = rest.trim()
    const rule = rules.at(-1)
    if (!rule || !name || !value) throw new Error(`_headers: cannot read the line "${line.trim()}"`)
    rule.headers.push([name, value])
  }
  return rules
}

/** The headers of every response, including those without a file: redirects, errors, the relay's. */
export function commonHeaders(rules: HeaderRules): [name: string, value: string][] {
  return rules.filter(({ pattern }) => pattern === everyPath).flatMap((rule) => rule.headers)
}

export function headersFor(rules: HeaderRules, path: string): [name: string, value: string][] {
  return rules.filter((rule) => matchesPattern(rule.pattern, path)).flatMap((rule) => rule.headers)
}

/** `/blog/*` covers everything below `/blog/`; any other pattern is one exact path. */
export function matchesPattern(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
}
