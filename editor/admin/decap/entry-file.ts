import { config } from '../session/texts.ts'

/** The content file of a Decap entry address: `#/collections/camps/entries/online`. */
export function entryFile(hash: string): string | undefined {
  const [, kind, entry] = /#\/collections\/([\w-]+)\/entries\/(.+)$/.exec(hash) ?? []
  const collection = config.collections.find((one) => one.name === kind)
  if (!entry || !collection) return undefined
  const name = decodeURIComponent(entry)
  return collection.folder
    ? `${collection.folder}/${name}.${collection.extension}`
    : collection.files?.find((file) => file.name === name)?.file
}
