import { globSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { studio } from './paths.ts'

const [COLUMNS, WIDTH, HEIGHT, GAP] = [7, 220, 147, 6]
const masters = join(studio, '../src/assets/pictures')

/** Puts all pictures of the site on one sheet, by group and name; cut-outs are on cream. */
export async function contactSheet(): Promise<string> {
  const files = globSync('**/*.webp', { cwd: masters }).sort()
  const background = '#fbf4e6'
  const tiles = await Promise.all(
    files.map(async (file, i) => ({
      input: await sharp(join(masters, file)).resize(WIDTH, HEIGHT, { fit: 'contain', background }).flatten({ background }).toBuffer(),
      left: GAP + (i % COLUMNS) * (WIDTH + GAP),
      top: GAP + Math.floor(i / COLUMNS) * (HEIGHT + GAP),
    })),
  )
  const sheet = join(studio, 'contact-sheet.webp')
  const width = GAP + COLUMNS * (WIDTH + GAP)
  const height = GAP + Math.ceil(files.length / COLUMNS) * (HEIGHT + GAP)
  await sharp({ create: { width, height, channels: 3, background: '#2f2c79' } })
    .composite(tiles)
    .webp({ quality: 72 })
    .toFile(sheet)
  return sheet
}
