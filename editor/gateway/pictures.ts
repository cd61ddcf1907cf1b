import { existsSync, readdirSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { masterBytes } from '../../src/assets/master-bytes.ts'
import { Refused, say } from './refused.ts'
import { safeName } from './safe-name.ts'
import { picturePath } from './safe-path.ts'

const folder = 'src/assets/pictures'
const widest = 2400
const steps = [
  [widest, 82],
  [widest, 64],
  [2000, 60],
  [1600, 60],
  [1600, 40],
] as const
const largest = 30_000_000

/** The pictures of the site: to choose from, and new ones. */
export function pictures(root: string) {
  const thumbnails = new Map<string, Promise<Buffer>>()

  return {
    list: () =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => file.replaceAll('\\', '/'))
        .filter((file) => /\.(webp|png|jpe?g|avif)$/i.test(file))
        .sort(),
    thumbnail(name: string): Promise<Buffer> {
      const file = picturePath(root, `${folder}/${name}`)
      if (!existsSync(file)) throw new Refused(say('noFile', { path: name }), 404)
      const known = thumbnails.get(file)
      if (known) return known
      const made = sharp(file).resize(320).webp({ quality: 60 }).toBuffer()
      thumbnails.set(file, made)
      return made
    },
    /** A photograph as it came from a telephone: upright, no wider than needed, without its place on the map, under a name that is free. */
    async add(given: string, shelf: string, bytes: Buffer): Promise<string> {
      if (bytes.length > largest) throw new Refused(say('tooLarge'), 413)
      if (isHeic(given, bytes)) throw new Refused(say('heic'))
      const name = freeName(root, `${safeName(shelf) || 'uploads'}/${safeName(given.replace(/\.\w+$/, '')) || 'picture'}`)
      const file = picturePath(root, `${folder}/${name}`)
      const webp = await converted(bytes)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, webp, { flag: 'wx' })
      return name
    },
  }
}

export type Pictures = ReturnType<typeof pictures>

/** What sharp does not copy is gone: place, time, camera. */
async function converted(bytes: Buffer): Promise<Buffer> {
  try {
    const { format } = await sharp(bytes).metadata()
    if (!['jpeg', 'png', 'webp', 'avif', 'heif', 'gif', 'tiff'].includes(format ?? '')) throw new Error(format)
    const { hasAlpha } = await sharp(bytes).metadata()
    return await light(bytes, hasAlpha ? masterBytes.cutout : masterBytes.opaque)
  } catch {
    throw new Refused(say('notAPicture'))
  }
}

/** As fine as its limit allows: a photograph full of leaves is heavier than one of a wall. Coarser first, and only then smaller. */
async function light(bytes: Buffer, most: number): Promise<Buffer> {
  let made = Buffer.alloc(0)
  for (const [width, quality] of steps) {
    made = await sharp(bytes)
      .rotate()
      .resize({ width, height: width, fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .toBuffer()
    if (made.length <= most) break
  }
  return made
}

/** By its first bytes, whatever it is called: `ftypheic` and its relatives. */
function isHeic(name: string, bytes: Buffer): boolean {
  return /^ftyp(heic|heix|hevc|hevx|heim|heis|mif1|msf1)/.test(bytes.subarray(4, 12).toString('latin1')) || /\.hei[cf]$/i.test(name)
}

function freeName(root: string, name: string): string {
  for (let number = 1; ; number += 1) {
    const free = `${name}${number === 1 ? '' : `-${number}`}.webp`
    if (!existsSync(join(root, folder, free))) return free
  }
}
