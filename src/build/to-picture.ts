import { getImage } from 'astro:assets'
import type { ImageMetadata } from 'astro'
import type { Picture } from '@/lib/picture'
import type { PictureRole, PictureSource } from '@/schemas/picture'
import { averageColour } from './average-colour'

const widths: Record<PictureRole, number[]> = {
  hero: [480, 800, 1200, 1800],
  card: [400, 800],
  gallery: [400, 640, 1000, 1600],
  portrait: [96, 192, 384],
  sprite: [320, 640],
  layer: [480, 960],
}

export async function toPicture({ src, night, alt, sample, role }: PictureSource): Promise<Picture> {
  const [avif, nightAvif, fallback, colour] = await Promise.all([
    avifSet(src, role),
    night && avifSet(night, role),
    getImage({ src, width: Math.min(src.width, role === 'portrait' ? 192 : 800), format: 'webp' }),
    averageColour(src),
  ])
  return { alt, width: src.width, height: src.height, colour, src: fallback.src, avif, nightAvif, sample }
}

async function avifSet(src: ImageMetadata, role: PictureRole): Promise<string> {
  const possible = widths[role].filter((width) => width <= src.width)
  const made = await getImage({ src, widths: possible.length > 0 ? possible : [src.width], format: 'avif' })
  return made.srcSet.attribute
}
