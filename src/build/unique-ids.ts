import { basename, extname } from 'node:path'

/** Ids are file names, whatever the folder. Two files with one address fail the build, and so does a name that is not a valid address. */
export function uniqueIds(address: string): (options: { entry: string }) => string {
  const files = new Map<string, string>()
  return ({ entry }) => {
    const id = basename(entry, extname(entry))
    if (!/^[a-z0-9-]+$/.test(id)) {
      throw new Error(`${entry}: the name of the file becomes ${address}${id}, so it may hold only small Latin letters, digits and dashes`)
    }
    const other = files.get(id)
    if (other && other !== entry) {
      throw new Error(`${other} and ${entry} would share the address ${address}${id}. Rename one of them`)
    }
    files.set(id, entry)
    return id
  }
}
