import { config } from './texts.ts'

/** The file of the entry that an address of the form builder leads to: `#/collections/camps/entries/online`. */
export function fileAt(hash: string): string | undefined {
  const [, name, entry] = /#\/collections\/([\w-]+)\/entries\/(.+)$/.exec(hash) ?? []
  const collection = config.collections.find((one) => one.name === name)
  return entry && collection?.folder ? `${collection.folder}/${decodeURIComponent(entry)}.${collection.extension}` : undefined
}
