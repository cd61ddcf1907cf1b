import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { flat, out } from './paths.ts'

const [COLUMNS, WIDTH, HEIGHT, GAP] = [4, 400, 267, 8]

/** All finished pictures (or their previews) on one page; cut-outs stand on cream. */
export async function contactSheet(names: readonly string[]): Promise<string> {
  const found = names.flatMap((name) => {
    const file = ['final', 'preview'].map((kind) => join(out(kind), `${flat(name)}.png`)).find(existsSync)
    return file ? [file] : []
  })
  const background = '#fbf4e6'
  const tiles = await Promise.all(
    found.map(async (file, i) => ({
      input: await sharp(file).resize(WIDTH, HEIGHT, { fit: 'contain', background }).flatten({ background }).toBuffer(),
      left: GAP + (i % COLUMNS) * (WIDTH + GAP),
      top: GAP + Math.floor(i / COLUMNS) * (HEIGHT + GAP),
    })),
  )
  const sheet = join(out(), 'contact-sheet.jpg')
  const width = GAP + COLUMNS * (WIDTH + GAP)
  const height = GAP + Math.ceil(found.length / COLUMNS) * (HEIGHT + GAP)
  await sharp({ create: { width, height, channels: 3, background: '#2f2c79' } })
    .composite(tiles)
    .jpeg({ quality: 88 })
    .toFile(sheet)
  return sheet
}
