import sharp from 'sharp'

/** Blocks of this many pixels are compared as one, and may differ by so much of 255: a machine may round the edge of a letter otherwise. */
const block = 8
const tolerance = 6

/** How much of a picture is not as the kept one shows it: 0 for none of it, 1 when its size is another. */
export async function shareChanged(file: string, look: Buffer): Promise<number> {
  const [before, after] = await Promise.all([blocksOf(file), blocksOf(look)])
  if (before.length !== after.length) return 1
  return before.filter((value, index) => Math.abs(value - (after[index] ?? 0)) > tolerance).length / before.length
}

async function blocksOf(picture: string | Buffer): Promise<number[]> {
  const { width, height } = await sharp(picture).metadata()
  const small = sharp(picture).resize({ width: Math.ceil(width / block), height: Math.ceil(height / block), fit: 'fill' })
  return [...(await small.removeAlpha().raw().toBuffer())]
}
