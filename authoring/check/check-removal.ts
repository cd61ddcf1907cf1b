import { readFileSync } from 'node:fs'
import { contentFiles } from '../launch/content-files.ts'
import { readContent } from '../merge/content-file.ts'
import { faultsByChange } from './check-camps.ts'
import { linksIn } from './check-relations.ts'
import { addressOfCity, addressOfPage, landingsOf } from './site-addresses.ts'

interface Holder {
  from: string
  path: (string | number)[]
}

export interface Removal {
  /** Links to a page that would no longer exist. */
  holders: Holder[]
  /** Other errors that would block publishing, in Hebrew. */
  faults: string[]
}

/** Returns what deleting a file would break: links and menu entries to its pages, a city without a camp. */
export function checkRemoval(file: string, root = '.'): Removal {
  const data = readContent(file, readFileSync(`${root}/${file}`, 'utf8'))
  const faults = /^src\/content\/(camps|cities)\//.test(file) ? faultsByChange({ file, data: undefined }, root) : []
  return {
    holders: linksTo(addressesOf(file, data), file, root),
    faults: faults.map(({ hebrew }) => hebrew),
  }
}

/** Links in other files to addresses that the file has with the first data and not with the second. */
export function linksToLost(file: string, before: unknown, after: unknown, root = '.'): Holder[] {
  const kept = addressesOf(file, after)
  return linksTo(
    addressesOf(file, before).filter((address) => !kept.includes(address)),
    file,
    root,
  )
}

/** Links in other files to one of these addresses. */
function linksTo(addresses: string[], except: string, root: string): Holder[] {
  if (addresses.length === 0) return []
  return contentFiles(root)
    .filter(({ path }) => path !== except)
    .flatMap(({ path: from, data }) =>
      linksIn(data)
        .filter(({ to }) => addresses.includes(to.replace(/[#?].*$/, '')))
        .map(({ path }) => ({ from, path })),
    )
}

function addressesOf(file: string, data: unknown): string[] {
  const [, folder, name = ''] = /^src\/content\/([\w-]+)\/(.+)\.\w+$/.exec(file) ?? []
  if (folder === 'pages') return [addressOfPage(file)]
  if (folder === 'articles') return [`/blog/${name}`]
  if (folder === 'cities') return [addressOfCity(name)]
  return folder === 'camps' ? landingsOf(data) : []
}
