import sharp, { type Region } from 'sharp'
import { masterBytes } from '../../../src/assets/master-bytes.ts'
import { message, OwnerError } from '../owner-error.ts'

const formats = ['jpeg', 'png', 'webp', 'avif', 'heif', 'gif', 'tiff']
const widest = 2400
const steps = [
  [widest, 82],
  [widest, 64],
  [2000, 60],
  [1600, 60],
  [1600, 40],
] as const

/** Normalises a picture: upright, compressed and limited in width. sharp drops metadata such as location, time and camera. */
export async function compressPicture(bytes: Buffer, cropTo?: (width: number, height: number) => Region): Promise<Buffer> {
  try {
    const { format, hasAlpha, autoOrient } = await sharp(bytes).metadata()
    if (!formats.includes(format)) throw new Error(format)
    return await compressed(bytes, hasAlpha ? masterBytes.cutout : masterBytes.opaque, cropTo?.(autoOrient.width, autoOrient.height))
  } catch {
    throw new OwnerError(message('notAPicture'))
  }
}

/** Reduces the quality first, then the size, until the picture is below its limit: detailed photographs compress less. */
async function compressed(bytes: Buffer, maxBytes: number, region: Region | undefined): Promise<Buffer> {
  let made = Buffer.alloc(0)
  for (const [width, quality] of steps) {
    const upright = sharp(bytes).autoOrient()
    made = await (region ? upright.extract(region) : upright)
      .resize({ width, height: width, fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .toBuffer()
    if (made.length <= maxBytes) break
  }
  return made
}
