import { readdirSync } from 'node:fs'
import { collectionFolders } from './collection-of.ts'

/** The entries of a folder of src/content: a file's name is its entry's. Of any other folder there are none. */
export function entryNames(folder: string, root = '.'): string[] {
  if (!collectionFolders.includes(folder)) return []
  return readdirSync(`${root}/src/content/${folder}`).flatMap((file) =>
    /^(?!README).*\.(yaml|md)$/.test(file) ? [file.replace(/\.\w+$/, '')] : [],
  )
}
