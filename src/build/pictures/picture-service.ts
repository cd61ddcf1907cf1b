import type { LocalImageService } from 'astro'
import sharpService from 'astro/assets/services/sharp'
import sharp, { type AvifOptions, type OutputInfo } from 'sharp'
import { onlyPart, partNamed } from './phone-part'

/** A picture of the first screen: nothing is waited for longer, so up to a phone's width it is worth twice the time for a tenth fewer bytes. */
export const firstScreen = 'first-screen'

const decoded = new WeakMap<Uint8Array, Promise<{ data: Buffer; info: OutputInfo }>>()

/** Astro's own service, but a file is decoded once for all its sizes: that was a quarter of the time of a build. */
const service: LocalImageService = {
  ...(sharpService as LocalImageService),
  async transform(file, options, config, logger) {
    const { width, format, quality, position } = options
    if (!width || (format !== 'avif' && format !== 'webp')) return sharpService.transform(file, options, config, logger)
    const { data, info } = await pixels(file)
    // The kernel that looks like a file that was decoded at the right size: the default is sharper and costs a tenth more at cut-out edges.
    const kernel = 'mitchell'
    const whole = sharp(data, { raw: info })
    const part = partNamed(position)
    const picture = part ? onlyPart(whole, info, { width, kernel }, part) : whole.resize({ width, withoutEnlargement: true, kernel })
    const made = format === 'avif' ? picture.avif(avifOptions(quality === firstScreen, width)) : picture.webp({ quality: 74, effort: 2 })
    return { data: new Uint8Array(await made.toBuffer()), format }
  },
}

// biome-ignore lint/style/noDefaultExport: Astro asks for it.
export default service

function pixels(file: Uint8Array): Promise<{ data: Buffer; info: OutputInfo }> {
  const before = decoded.get(file)
  if (before) return before
  const now = sharp(file).rotate().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  decoded.set(file, now)
  return now
}

/** At the default effort a picture takes seconds, for a few percent of bytes. With more effort the same looks need a lower quality. */
function avifOptions(first: boolean, width: number): AvifOptions {
  return first && width <= 1260 ? { effort: 2, quality: 50 } : { effort: 1, quality: 52 }
}
