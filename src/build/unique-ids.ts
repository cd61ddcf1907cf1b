import { basename, extname } from 'node:path'

/** Names entries after their files, wherever these lie. Two files that would share an address stop the build, and so does a name no address can hold. */
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
