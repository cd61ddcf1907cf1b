import { readFile } from 'node:fs/promises'
import sharp, { type OverlayOptions } from 'sharp'
import { fieldColours, type Hex } from './share-image-colours.ts'
import { drawTitle, setTitle, type TitleBlock } from './share-image-title.ts'

export interface ShareImage {
  title: string
  /** A file's absolute path, or its content. */
  picture: string | Uint8Array
  /** The page's accent, as #RRGGBB. */
  accent: Hex
}

const width = 1200
const height = 630
/** All blocks are squares of this size; the picture begins below the three rows that reach from edge to edge. */
const unit = 30
const pictureTop = 3 * unit - 10
/** Messengers crop to a centred square: the title stays within it. */
const titleWidth = 586
const logo = { width: 152, height: 76, top: 32 }
const titleTop = logo.top + logo.height + 18

/**
 * For each column from the left: how many blocks the field's lower edge is above its lowest row. The title ends above
 * the last row, so the ten columns on either side of the middle may be at most one block short.
 */
const steps = '7766755432111000000000001111112345566777'

/**
 * Draws the picture that messengers and social networks show for a link: the page's picture at the bottom, cut by a stepped edge of blocks,
 * and above it the logo and the title on a field in the page's accent.
 */
export async function shareImage({ title, picture, accent }: ShareImage): Promise<Buffer> {
  const colours = fieldColours(accent)
  const block = setTitle(title, titleWidth)
  const [scene, mark] = await Promise.all([
    scenePicture(picture, colours.sky),
    readFile(`src/assets/icons/${colours.bright ? 'logo-on-bright' : 'logo-on-dark'}.svg`),
  ])
  const field = Buffer.from(fieldSvg(block, colours))
  return sharp({ create: { width, height, channels: 3, background: colours.field } })
    .composite([
      scene,
      { input: field, left: 0, top: 0 },
      { input: await sharp(mark, { density: 144 }).toBuffer(), left: (width - logo.width) / 2, top: logo.top },
    ])
    .jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

/** Scales the picture to cover the visible area. If it is too high, keeps the part a little below its middle. */
async function scenePicture(picture: string | Uint8Array, sky: Hex): Promise<OverlayOptions> {
  const visible = height - pictureTop
  const size = await sharp(picture).metadata()
  const scale = Math.max(width / size.width, visible / size.height)
  const scaled = { width: Math.round(size.width * scale), height: Math.round(size.height * scale) }
  const top = Math.round(clamp(scaled.height * 0.55 - visible * 0.7, 0, scaled.height - visible))
  const left = Math.floor((scaled.width - width) / 2)
  const input = await sharp(picture)
    .resize({ ...scaled, fit: 'fill' })
    .extract({ left, top, width, height: visible })
    .flatten({ background: sky })
    .raw()
    .toBuffer()
  return { input, raw: { width, height: visible, channels: 3 }, left: 0, top: pictureTop }
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, value))
}

function fieldSvg(block: TitleBlock, { field, side, text }: ReturnType<typeof fieldColours>): string {
  const deepest = Math.ceil((titleTop + block.lines.length * block.lineHeight + 18) / unit) + 1
  const edge = [...steps].map((step) => Math.max(3, deepest - Number(step)))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<path fill="${side}" d="${edgePath(edge, 10)}"/>`,
    `<path fill="${field}" d="${edgePath(edge, 0)}"/>`,
    `<g fill="${text}">${drawTitle(block, width / 2, titleTop)}</g>`,
    '</svg>',
  ].join('')
}

function edgePath(edge: readonly number[], drop: number): string {
  const columns = edge.map((rows, i) => `V${rows * unit + drop}H${(i + 1) * unit}`)
  return `M0 0${columns.join('')}V0z`
}
