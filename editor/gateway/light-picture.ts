import sharp, { type Region } from 'sharp'
import { masterBytes } from '../../src/assets/master-bytes.ts'
import { Refused, say } from './refused.ts'

const formats = ['jpeg', 'png', 'webp', 'avif', 'heif', 'gif', 'tiff']
const widest = 2400
const steps = [
  [widest, 82],
  [widest, 64],
  [2000, 60],
  [1600, 60],
  [1600, 40],
] as const

/** As the site keeps a picture: upright, light and no wider than needed. What sharp does not copy is gone: place, time, camera. */
export async function lightPicture(bytes: Buffer, part?: (width: number, height: number) => Region): Promise<Buffer> {
  try {
    const { format, hasAlpha, autoOrient } = await sharp(bytes).metadata()
    if (!formats.includes(format)) throw new Error(format)
    return await light(bytes, hasAlpha ? masterBytes.cutout : masterBytes.opaque, part?.(autoOrient.width, autoOrient.height))
  } catch {
    throw new Refused(say('notAPicture'))
  }
}

/** As fine as its limit allows: a photograph full of leaves is heavier than one of a wall. Coarser first, and only then smaller. */
async function light(bytes: Buffer, most: number, part: Region | undefined): Promise<Buffer> {
  let made = Buffer.alloc(0)
  for (const [width, quality] of steps) {
    const upright = sharp(bytes).autoOrient()
    made = await (part ? upright.extract(part) : upright)
      .resize({ width, height: width, fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .toBuffer()
    if (made.length <= most) break
  }
  return made
}
