import sharp from 'sharp'
import { text } from '../vocabulary/text.ts'

const cell = { width: 132, height: 150, icon: 104, dot: 1.5 }
const columns = 11

/** All drawings with their names, to choose from. */
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
  const labels = places.map(({ name, left, top }) => label(name, left + 14, top + cell.height - 14))
  const words = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="#4A4472">${labels.join('')}</svg>`
  return sharp({ create: { width, height, channels: 3, background: '#F8F7FF' } })
    .composite([...(await Promise.all(icons)), { input: Buffer.from(words), left: 0, top: 0 }])
    .webp({ quality: 84 })
    .toBuffer()
}

/** A name in the studio's own dot font, with its baseline at y. */
function label(name: string, x: number, y: number): string {
  const dots: string[] = []
  text(name, 1, (left, up) => dots.push(`M${left} ${-up - 1}h1v1h-1z`))
  return `<path transform="translate(${x} ${y}) scale(${cell.dot})" d="${dots.join('')}"/>`
}
