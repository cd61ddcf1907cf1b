import { readFileSync } from 'node:fs'
import { contentFiles } from '../launch/content-files.ts'
import { readContent } from '../merge/content-file.ts'
import { faultsByChange } from './check-camps.ts'
import { linksIn } from './check-relations.ts'
import { addressOfCity, addressOfPage, landingsOf } from './site-addresses.ts'

export interface Removal {
  /** The files that lead to a page which would not be there any more. */
  holders: string[]
  /** What else would stop the publication, in Hebrew. */
  faults: string[]
}

/** What would break if a file were deleted: links and menu entries that lead to its pages, a city without a camp. */
export function checkRemoval(file: string, root = '.'): Removal {
  const data = readContent(file, readFileSync(`${root}/${file}`, 'utf8'))
  const faults = /^src\/content\/(camps|cities)\//.test(file) ? faultsByChange({ file, data: undefined }, root) : []
  return {
    holders: linksTo(addressesOf(file, data), file, root),
    faults: faults.map(({ hebrew }) => hebrew),
  }
}

/** The files whose links lead to one of these addresses. */
export function linksTo(addresses: string[], except: string, root = '.'): string[] {
  if (addresses.length === 0) return []
  return contentFiles(root)
    .filter(({ path, data }) => path !== except && linksIn(data).some(({ to }) => addresses.includes(to.replace(/[#?].*$/, ''))))
    .map(({ path }) => path)
}

function addressesOf(file: string, data: unknown): string[] {
  const [, folder, name = ''] = /^src\/content\/([\w-]+)\/(.+)\.\w+$/.exec(file) ?? []
  if (folder === 'pages') return [addressOfPage(file)]
  if (folder === 'articles') return [`/blog/${name}`]
  if (folder === 'cities') return [addressOfCity(name)]
  return folder === 'camps' ? landingsOf(data) : []
}
