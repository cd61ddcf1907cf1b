import sharp from 'sharp'

const made = new Map<string, Promise<Buffer>>()

/**
 * Placeholder for tests that check no picture: the same size, in one plain colour or fully transparent. It is not an AVIF: browsers detect
 * the format. Encoding and decoding real ones took more than a third of the short layer's time (docs/decisions/007-test-time.md).
 */
export async function placeholderPicture(file: Uint8Array, width: number): Promise<Buffer> {
  const { autoOrient, hasAlpha } = await sharp(file).metadata()
  const shown = Math.min(width, autoOrient.width)
  const height = Math.round((autoOrient.height * shown) / autoOrient.width)
  const name = `${shown}×${height} ${hasAlpha}`
  const before = made.get(name)
  if (before) return before
  const now = draw({ width: shown, height }, hasAlpha)
  made.set(name, now)
  return now
}

function draw(size: { width: number; height: number }, isTransparent: boolean): Promise<Buffer> {
  const colour = { r: 128, g: 128, b: 128 }
  if (!isTransparent)
    return sharp({ create: { ...size, channels: 3, background: colour } })
      .jpeg({ quality: 40 })
      .toBuffer()
  return sharp({ create: { ...size, channels: 4, background: { ...colour, alpha: 0 } } })
    .png({ compressionLevel: 1 })
    .toBuffer()
}
