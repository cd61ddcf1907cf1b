import { getImage } from 'astro:assets'
import type { ImageMetadata } from 'astro'
import type { Picture } from '@/lib/picture'
import type { PictureRole, PictureSource } from '@/schemas/picture'
import { averageColour } from './average-colour'
import { firstScreen } from './picture-service'

/** As wide as they are drawn: 780 is a phone of 390 px at double density. */
const widths: Record<PictureRole, number[]> = {
  hero: [780, 1200, 1800],
  panorama: [780, 1000, 1260, 1800],
  cover: [480, 780, 1260],
  card: [400, 800],
  gallery: [400, 640, 1000, 1600],
  portrait: [96, 192, 384],
  sprite: [320, 640],
  layer: [780, 1200],
}

const leading: PictureRole[] = ['hero', 'panorama', 'cover']

/** The one for a browser without AVIF, and for whoever reads the page by machine. */
const fallbackWidth = { portrait: 192, other: 720 }

export async function toPicture({ src, night, alt, sample, role }: PictureSource): Promise<Picture> {
  const fallback = role === 'portrait' ? fallbackWidth.portrait : fallbackWidth.other
  const [avif, nightAvif, { src: webp }, colour] = await Promise.all([
    avifSet(src, role),
    night && avifSet(night, role),
    getImage({ src, width: Math.min(src.width, fallback), format: 'webp' }),
    averageColour(src),
  ])
  return { alt, width: src.width, height: src.height, colour, src: webp, avif, nightAvif, sample }
}

async function avifSet(src: ImageMetadata, role: PictureRole): Promise<string> {
  const possible = widths[role].filter((width) => width <= src.width)
  const quality = leading.includes(role) ? { quality: firstScreen } : {}
  const made = await getImage({ src, widths: possible.length > 0 ? possible : [src.width], format: 'avif', ...quality })
  return made.srcSet.attribute
}
