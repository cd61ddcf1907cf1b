import { addressOfCity, addressOfPage, landingsOf } from '../check/site-addresses.ts'
import { folderOf } from '../content/collection-of.ts'
import { allReferences, type Reference } from '../content/references.ts'
import type { ContentFile } from './content-files.ts'

/** Returns a function that tells where a content file is shown: on one page, or on several. */
export function shownOn(files: ContentFile[], root: string): (file: ContentFile) => string {
  const references = allReferences(root)
  return ({ folder, name }) => {
    const own = ownPage(folder, name)
    if (own) return own
    const naming = references.filter(({ collection, id }) => folderOf(collection) === folder && id === name)
    const showing = [...new Set(naming.flatMap((reference) => pageOf(reference, files)))].sort()
    if (showing.length === 1) return showing[0] ?? ''
    return showing.length === 0 ? `${folder} (on no page)` : `${folder} (on ${showing.join(', ')})`
  }
}

function ownPage(folder: string, name: string): string | undefined {
  if (folder === 'pages') return addressOfPage(name)
  if (folder === 'camps') return '/win-camp and the camps’ own pages'
  if (folder === 'cities') return addressOfCity(name)
  if (folder === 'articles') return `/blog/${name}`
  if (folder === 'story') return '/dragon-prince-game'
  return folder === 'not-found' ? 'the not-found pages' : undefined
}

/** The page that contains a reference. A camp file contains the references of all its pages. */
function pageOf({ from, path }: Reference, files: ContentFile[]): string[] {
  const file = files.find((one) => one.path === from)
  if (file?.folder === 'pages') return [addressOfPage(file.name)]
  if (file?.folder === 'cities') return [addressOfCity(file.name)]
  if (file?.folder !== 'camps') return []
  return path[0] === 'landings' ? [landingsOf(file.data)[Number(path[1])] ?? ''] : ['/win-camp']
}
