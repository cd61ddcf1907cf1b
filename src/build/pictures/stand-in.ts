import sharp from 'sharp'

const drawn = new Map<string, Promise<Buffer>>()

/**
 * For tests that look at no picture: of its size, and one plain colour, or nothing where it is see-through. It is no AVIF: browsers look at the
 * bytes. Making and drawing true ones was more than a third of the short layer's time (docs/decisions/007-test-time.md).
 */
export async function standIn(file: Uint8Array, width: number): Promise<Buffer> {
  const { autoOrient, hasAlpha } = await sharp(file).metadata()
  const shown = Math.min(width, autoOrient.width)
  const height = Math.round((autoOrient.height * shown) / autoOrient.width)
  const name = `${shown}×${height} ${hasAlpha}`
  const before = drawn.get(name)
  if (before) return before
  const now = draw({ width: shown, height }, hasAlpha)
  drawn.set(name, now)
  return now
}

function draw(size: { width: number; height: number }, isSeeThrough: boolean): Promise<Buffer> {
  const colour = { r: 128, g: 128, b: 128 }
  if (!isSeeThrough)
    return sharp({ create: { ...size, channels: 3, background: colour } })
      .jpeg({ quality: 40 })
      .toBuffer()
  return sharp({ create: { ...size, channels: 4, background: { ...colour, alpha: 0 } } })
    .png({ compressionLevel: 1 })
    .toBuffer()
}
