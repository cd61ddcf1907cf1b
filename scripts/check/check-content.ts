import { globSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { collectionShapes } from '../../editor/forms/collection-shapes.ts'
import { allReferences } from '../../editor/gateway/references.ts'
import { entryNames } from './astro-content.ts'
import { checkFile } from './check-file.ts'
import { checkLinks } from './check-links.ts'
import type { Finding } from './finding.ts'
import { loadSchemas } from './load-schemas.ts'

/** All content of the site: each file by itself, then what holds between them. */
export function checkContent(): Finding[] {
  const files = globSync('src/content/*/*.{yaml,md,json}', { exclude: ['**/README.md', 'src/content/examples/**'] }).sort()
  const wrong = files.flatMap((file) => checkFile(file, readFileSync(file, 'utf8')))
  // What holds between files can be asked once each of them is readable.
  if (wrong.length > 0) return wrong
  const addresses = pageAddresses()
  return [...samePaths(addresses), ...checkLinks(files, [...addresses.map(({ path }) => path), ...otherAddresses()]), ...unseenEntries()]
}

interface Address {
  path: string
  file: string
}

function pageAddresses(): Address[] {
  const pages = globSync('src/content/pages/**/*.yaml').map((file) => {
    const name = file.replace('src/content/pages/', '').replace('.yaml', '')
    return { file, path: name === 'index' ? '/' : `/${name}` }
  })
  const camps = globSync('src/content/camps/*.yaml').flatMap((file) => {
    const { landings = [] } = parse(readFileSync(file, 'utf8')) as { landings?: { path: string }[] }
    return landings.map(({ path }) => ({ path, file }))
  })
  const articles = entryNames('articles').map((name) => ({ path: `/blog/${name}`, file: `src/content/articles/${name}.md` }))
  return [...pages, ...camps, ...articles]
}

/** Addresses that no content file stands for: subjects of the blog, old addresses that lead on. */
function otherAddresses(): string[] {
  const { load } = loadSchemas()
  const { categoryIds } = load<{ categoryIds: string[] }>('src/config/categories.ts')
  const { redirects } = load<{ redirects: Record<string, string> }>('src/config/paths.ts')
  return [...categoryIds.map((id) => `/blog/category/${id}`), ...Object.keys(redirects), '/rss.xml']
}

/** Two files that would be one page: the build would keep one and lose the other in silence. */
export function samePaths(addresses: Address[]): Finding[] {
  const first = new Map<string, string>()
  return addresses.flatMap(({ path, file }) => {
    const other = first.get(path)
    if (other === undefined) {
      first.set(path, file)
      return []
    }
    return [
      {
        file,
        line: 0,
        hebrew: `הכתובת ${path} תפוסה: גם ${other} הוא העמוד הזה. בחרו כתובת אחרת`,
        english: `the address ${path} is taken by ${other}: choose another`,
      },
    ]
  })
}

/** Entries that are shown only where a page names them, and that no page names. */
function unseenEntries(): Finding[] {
  const references = allReferences('.', collectionShapes())
  return ['jobs', 'testimonials', 'galleries', 'workshops', 'faq', 'notices', 'terms', 'legal', 'story'].flatMap((collection) =>
    entryNames(collection)
      .filter((name) => !references.some((one) => one.collection === collection && one.id === name))
      .map((name) => ({
        file: `src/content/${collection}/${name}.${collection === 'legal' ? 'md' : 'yaml'}`,
        line: 0,
        hebrew: 'לא מוצג באף עמוד. כדי שיופיע, מוסיפים את שמו בעמוד שבו הוא צריך להיות',
        english: `is shown on no page: to show it, name "${name}" in the page where it belongs`,
        isNote: true,
      })),
  )
}
