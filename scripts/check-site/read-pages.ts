import { globSync, readFileSync } from 'node:fs'

export interface BuiltPage {
  /** Address on the site, `/win-ai`. */
  path: string
  html: string
}

/** Every page of the built site. */
export function readPages(folder: string): BuiltPage[] {
  return globSync('**/*.html', { cwd: folder }).map((file) => ({
    path: `/${file.replace(/(index)?\.html$/, '').replace(/\/$/, '')}`,
    html: readFileSync(`${folder}/${file}`, 'utf8'),
  }))
}

/** Hidden from search engines: the 404 page, a redirect. */
export function isHidden({ html }: BuiltPage): boolean {
  return html.includes('<meta name="robots" content="noindex">')
}

/** The tags of one name, each with its attributes. The site's own output always quotes them. */
export function tagsOf(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b((?:\\s+[^\\s=>"']+(?:="[^"]*")?)*)\\s*/?>`, 'g'))].map((tag) =>
    Object.fromEntries([...(tag[1] ?? '').matchAll(/([^\s=>"']+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [key, value])),
  )
}
