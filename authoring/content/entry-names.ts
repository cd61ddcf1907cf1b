import { readdirSync } from 'node:fs'
import { collectionFolders } from './collection-of.ts'

/** The entry names (file names without extension) in a folder of src/content. Empty for a folder that is no collection. */
export function entryNames(folder: string, root = '.'): string[] {
  if (!collectionFolders.includes(folder)) return []
  return readdirSync(`${root}/src/content/${folder}`).flatMap((file) =>
    /^(?!README).*\.(yaml|md)$/.test(file) ? [file.replace(/\.\w+$/, '')] : [],
  )
}
