import sharp from 'sharp'
import { drawLine } from '../../src/lib/share-image-text.ts'

const cell = { width: 132, height: 150, icon: 104 }
const columns = 11

/** Every drawing with its name, for choosing one. */
export async function contactSheet(drawings: Readonly<Record<string, string>>): Promise<Buffer> {
  const names = Object.keys(drawings).sort()
  const places = names.map((name, i) => ({
    name,
    left: (i % columns) * cell.width,
    top: Math.floor(i / columns) * cell.height,
  }))
  const width = columns * cell.width
  const height = Math.ceil(names.length / columns) * cell.height
  const icons = places.map(async ({ name, left, top }) => ({
    input: await sharp(Buffer.from(drawings[name] ?? ''), { density: 144 })
      .resize(cell.icon, cell.icon, { fit: 'inside' })
      .extend({ top: 14, left: 14, background: 'transparent' })
      .toBuffer(),
    left,
    top,
  }))
  const labels = places.map(({ name, left, top }) => {
    const size = 13
    return `<g transform="translate(${left + 14} ${top + cell.height - 14}) scale(${size})">${drawLine(name).svg}</g>`
  })
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="#4A4472">${labels.join('')}</svg>`
  return sharp({ create: { width, height, channels: 3, background: '#F8F7FF' } })
    .composite([...(await Promise.all(icons)), { input: Buffer.from(text), left: 0, top: 0 }])
    .webp({ quality: 84 })
    .toBuffer()
}
