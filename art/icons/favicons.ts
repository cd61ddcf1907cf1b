import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { logoLetters } from './logo.ts'

const indigo = { face: '#4B35E0', lit: '#7565E8', side: '#2C1E8C' }
const night = { face: '#6450F5', lit: '#9485FA', side: '#3A2BB0' }

/** The grid is 16 units wide, so that at 16 pixels every edge is on a pixel boundary. */
const grid = 16
const w = rectangles(logoLetters.w, 2)

/** The letter W on a block with a lit edge, a solid side and notched corners. Its middle tip has the yellow of the dot in the logo. */
const tile = [
  '<path class="s" d="M1 2h14v14H1zM0 3h16v12H0z"/>',
  '<path class="f" d="M1 0h14v14H1zM0 1h16v12H0z"/>',
  '<path class="l" d="M1 0h14v1H1z"/>',
  `<path fill="#fff" transform="translate(3 2)" d="${w}"/>`,
  '<path fill="#FFC53D" d="M7 4h2v2H7z"/>',
].join('')

export function faviconSvg(): string {
  return svg(tile, `<style>${fills(indigo)}@media(prefers-color-scheme:dark){${fills(night)}}</style>`)
}

export async function writeFavicons(folder: URL): Promise<void> {
  const block = svg(tile, `<style>${fills(indigo)}</style>`)
  const files: Record<string, string | Buffer> = {
    'favicon.svg': faviconSvg(),
    'favicon.ico': ico(await png(block, 32), 32),
    'icon-192.png': await png(block, 192),
    'icon-512.png': await png(block, 512),
    'apple-touch-icon.png': await png(fullBleed(0.62), 180),
    'icon-maskable-512.png': await png(fullBleed(0.5), 512),
  }
  for (const [name, content] of Object.entries(files)) await writeFile(new URL(name, folder), content)
}

/** For devices that crop the icon themselves: the background fills the whole square. */
function fullBleed(share: number): string {
  const scale = (grid * share) / 10
  const margin = (grid - 10 * scale) / 2
  const place = (drop: number) => `translate(${margin} ${margin - 0.4 + drop}) scale(${scale})`
  return svg(
    [
      `<path fill="${indigo.face}" d="M0 0h16v16H0z"/>`,
      `<path fill="${indigo.side}" transform="${place(0.8)}" d="${w}"/>`,
      `<path fill="#fff" transform="${place(0)}" d="${w}"/>`,
      `<path fill="#FFC53D" transform="${place(0)}" d="M4 2h2v2H4z"/>`,
    ].join(''),
  )
}

function svg(body: string, style = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${grid} ${grid}" shape-rendering="crispEdges">${style}${body}</svg>\n`
}

function fills({ face, lit, side }: typeof indigo): string {
  return `.f{fill:${face}}.l{fill:${lit}}.s{fill:${side}}`
}

function rectangles(rows: readonly string[], size: number): string {
  const cells = rows.flatMap((row, y) =>
    [...row].flatMap((cell, x) => (cell === '.' ? [] : [`M${x * size} ${y * size}h${size}v${size}h-${size}z`])),
  )
  return cells.join('')
}

async function png(source: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(source), { density: (72 * size) / grid })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()
}

/** An ICO file with one picture: header, one directory entry, and the unchanged PNG. */
function ico(picture: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(picture.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, picture])
}
