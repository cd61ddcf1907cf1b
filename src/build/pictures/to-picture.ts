import { getImage } from 'astro:assets'
import type { ImageMetadata } from 'astro'
import type { Picture } from '#lib/picture.ts'
import type { PhonePart, PictureRole, PictureSource } from '#schemas/picture.ts'
import { averageColour } from './average-colour.ts'
import { type Encoding, fastModes } from './avif-options.ts'
import { encodePart } from './phone-part.ts'

/**
 * Widths in pixels. 880 is for a phone of 390 px at double density, with the margin of lib/sharp-sizes.ts; 1040 for the same phone where a
 * hero extends a little beyond its edges; 2640 for a laptop of 1440 px. The steps are small enough for the nearest file to be sharp, and
 * the last is the widest that any page requests (tests/every-page/sharp.spec.ts).
 */
const widths: Record<PictureRole, number[]> = {
  hero: [880, 1040, 1320, 1800, 2640],
  opening: [880, 1040, 1320, 1800, 2640],
  band: [880, 1320, 1800, 2640],
  panorama: [1260, 1800, 2640],
  cover: [480, 880, 1260, 1800],
  card: [400, 640, 980, 1480],
  ticket: [400, 640, 980, 1480],
  gallery: [400, 640, 1040, 1600],
  portrait: [96, 192, 288, 384],
  sprite: [320, 480, 720, 1080],
  layer: [780, 1200, 1600],
}

/**
 * Widths of the full frame of a panorama, of which a phone shows a part. 1060 is for a phone of 360 px at double density, where the frame
 * is half again as wide as the screen.
 */
const phoneWidths = [1000, 1060, 1260, 1960]

const leading: PictureRole[] = ['hero', 'opening', 'band', 'panorama', 'cover']

/** For browsers without AVIF and for crawlers. */
const fallbackWidth = { portrait: 192, other: 720 }

export async function toPicture({ src, night, alt, sample, role, phonePart }: PictureSource): Promise<Picture> {
  const fallback = role === 'portrait' ? fallbackWidth.portrait : fallbackWidth.other
  const quality = fastMode()
  const [avif, nightAvif, phone, { src: webp }, colour] = await Promise.all([
    avifSet(src, role),
    night && avifSet(night, role),
    phonePart && phoneSets(phonePart, src, night),
    getImage({ src, width: Math.min(src.width, fallback), format: 'webp', ...(quality && { quality }) }),
    averageColour(src),
  ])
  return { alt, width: src.width, height: src.height, colour, src: webp, avif, nightAvif, phone, sample }
}

async function phoneSets(part: PhonePart, src: ImageMetadata, night?: ImageMetadata) {
  const [avif, nightAvif] = await Promise.all([avifSet(src, 'panorama', part), night && avifSet(night, 'panorama', part)])
  return { avif, nightAvif }
}

async function avifSet(src: ImageMetadata, role: PictureRole, part?: PhonePart): Promise<string> {
  const possible = (part ? phoneWidths : widths[role]).map((width) => Math.min(width, src.width))
  const quality = encodingOf(role, part)
  const set = await getImage({
    src,
    widths: [...new Set(possible)],
    format: 'avif',
    ...(quality && { quality }),
    ...(part && { position: encodePart(part) }),
  })
  return set.srcSet.attribute
}

function encodingOf(role: PictureRole, part?: PhonePart): Encoding | undefined {
  const fast = fastMode()
  if (fast) return fast
  if (part) return 'phone'
  if (role === 'gallery') return 'gallery'
  return leading.includes(role) ? 'first' : undefined
}

/** For a quick local build (scripts/build/build-site.ts), or for tests that check no picture (scripts/test.ts). */
function fastMode(): (typeof fastModes)[number] | undefined {
  return fastModes.find((mode) => mode === process.env['PICTURES'])
}
