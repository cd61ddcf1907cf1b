import { securityHeaders } from '../../src/config/security-headers.ts'

interface HeaderRule {
  pattern: string
  headers: [name: string, value: string][]
}

export type HeaderRules = HeaderRule[]

/** The `_headers` file of a build. */
export function headersFile(): string {
  const lines = Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}`)
  return ['/*', ...lines, '/_astro/*', '  Cache-Control: public, max-age=31536000, immutable', ''].join('\n')
}

/** Reads a `_headers` file: a path pattern at the margin, its headers indented below it. */
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

export function headersFor(rules: HeaderRules, path: string): [name: string, value: string][] {
  return rules.filter((rule) => matchesPattern(rule.pattern, path)).flatMap((rule) => rule.headers)
}

/** `/blog/*` covers everything below `/blog/`; any other pattern is one exact path. */
export function matchesPattern(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
}
