import { realpathSync } from 'node:fs'
import { dirname, join, posix, sep } from 'node:path'
import { message, OwnerError } from './owner-error.ts'

const contentFile = /^src\/content\/[a-z-]+(?:\/[a-z0-9-]+)+\.(?:yaml|md|json)$/
const pictureFile = /^src\/assets\/pictures(?:\/[A-Za-z0-9_-]+)*\/[A-Za-z0-9._-]+\.(?:webp|png|jpe?g|avif|svg)$/

/** Validates the path of a content file: no `..`, no other extension, no symlink that leads outside. */
export function contentPath(root: string, path: string): string {
  return validPath(root, path, contentFile, 'src/content')
}

export function picturePath(root: string, path: string): string {
  return validPath(root, path, pictureFile, 'src/assets/pictures')
}

function validPath(root: string, path: string, allowed: RegExp, folder: string): string {
  if (typeof path !== 'string' || posix.normalize(path) !== path || !allowed.test(path)) throw outside(path)
  const whole = join(root, path)
  const home = realpathSync(join(root, folder))
  const real = nearestReal(whole)
  if (real !== home && !real.startsWith(home + sep)) throw outside(path)
  return whole
}

/** The real path of the file, or of its nearest existing parent folder. */
function nearestReal(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return nearestReal(dirname(path))
  }
}

function outside(path: string): OwnerError {
  return new OwnerError(message('outside', { path: String(path) }), 403)
}
