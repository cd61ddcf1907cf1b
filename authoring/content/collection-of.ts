import { contentSchemas } from '../../src/content-schemas.ts'

/** Drawn pages are collections of one; the owner's facts have rules of their own (src/config/variables.ts). */
const collections = [...Object.keys(contentSchemas), 'owner']

/** The folders of src/content that collections are read from. */
export const collectionFolders = [...new Set(collections.map(folderOf))]

export function folderOf(collection: string): string {
  if (collection.startsWith('page-')) return 'pages'
  return collection === 'notFound' ? 'not-found' : collection
}

/** The collection that a content file belongs to: a drawn page is one of its own. The words of the interface belong to none, nor does what explains a folder. */
export function collectionOf(path: string): string | undefined {
  const [, folder, name] = /^src\/content\/([\w-]+)\/(.+)\.\w+$/.exec(path) ?? []
  if (name === 'README') return undefined
  const drawn = `page-${name}`
  if (folder === 'pages' && collections.includes(drawn)) return drawn
  return collections.find((one) => !one.startsWith('page-') && folderOf(one) === folder)
}

export function isDrawnPage(path: string): boolean {
  return collectionOf(path)?.startsWith('page-') ?? false
}
