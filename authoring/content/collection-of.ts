/** The folder of src/content that a collection is read from. Drawn pages are collections of one, and share a folder. */
export function folderOf(collection: string): string {
  if (collection.startsWith('page-')) return 'pages'
  return collection === 'notFound' ? 'not-found' : collection
}

/** The collection of a content file, among those that there are: a drawn page is one of its own. */
export function collectionOf(path: string, collections: Iterable<string>): string | undefined {
  const [, folder, name] = /^src\/content\/([\w-]+)\/(.+)\.\w+$/.exec(path) ?? []
  const known = [...collections]
  return (
    known.find((one) => one === `page-${name}` && folder === 'pages') ??
    known.find((one) => !one.startsWith('page-') && folderOf(one) === folder)
  )
}
