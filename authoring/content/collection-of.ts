import { contentSchemas } from '../../src/content-schemas.ts'

/** Each route page is a collection with one entry; the owner's facts have their own rules (src/config/variables.ts). */
const collections = [...Object.keys(contentSchemas), 'owner']

/** The folders of src/content that contain collections. */
export const collectionFolders = [...new Set(collections.map(folderOf))]

export function folderOf(collection: string): string {
  if (collection.startsWith('page-')) return 'pages'
  return collection === 'notFound' ? 'not-found' : collection
}

/** The collection of a content file. Each route page has its own; interface words and README files have none. */
export function collectionOf(path: string): string | undefined {
  const [, folder, name] = /^src\/content\/([\w-]+)\/(.+)\.\w+$/.exec(path) ?? []
  if (name === 'README') return undefined
  const drawn = `page-${name}`
  if (folder === 'pages' && collections.includes(drawn)) return drawn
  return collections.find((one) => !one.startsWith('page-') && folderOf(one) === folder)
}

export function isRoutePage(path: string): boolean {
  return collectionOf(path)?.startsWith('page-') ?? false
}
