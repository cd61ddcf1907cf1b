import { globSync, readFileSync } from 'node:fs'

export interface BuiltPage {
  /** Path on the site, such as `/win-ai`. */
  path: string
  html: string
}

/** Reads every page of the built site. */
export function readPages(folder: string): BuiltPage[] {
  return globSync('**/*.html', { cwd: folder }).map((file) => ({
    path: `/${file.replace(/(index)?\.html$/, '').replace(/\/$/, '')}`,
    html: readFileSync(`${folder}/${file}`, 'utf8'),
  }))
}

/** True for pages hidden from search engines: the 404 page, redirects. */
export function isHidden({ html }: BuiltPage): boolean {
  return html.includes('<meta name="robots" content="noindex">')
}

/** The attributes of every tag with this name. Relies on the build to quote attribute values. */
export function tagsOf(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b((?:\\s+[^\\s=>"']+(?:="[^"]*")?)*)\\s*/?>`, 'g'))].map((tag) =>
    Object.fromEntries([...(tag[1] ?? '').matchAll(/([^\s=>"']+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [key, value])),
  )
}
