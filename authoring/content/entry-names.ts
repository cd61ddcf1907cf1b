import { readdirSync } from 'node:fs'

/** The entries of a folder of src/content: a file's name is its entry's. */
export function entryNames(folder: string, root = '.'): string[] {
  return readdirSync(`${root}/src/content/${folder}`).flatMap((file) =>
    /^(?!README).*\.(yaml|md)$/.test(file) ? [file.replace(/\.\w+$/, '')] : [],
  )
}
