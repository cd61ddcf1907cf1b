import type { AvifOptions } from 'sharp'

/** The encoding effort; depends on where a picture is shown. Passed in Astro's `quality` (docs/decisions/025-guarded-shortcuts.md). */
export type Making = 'first' | 'phone' | 'gallery' | (typeof hurried)[number]

/** For all pictures, whatever their role. */
export const hurried = ['quick', 'test'] as const

/** Half the colour resolution is enough at two or more image pixels per CSS pixel; at one to one, edges of strong colours would fade. */
const dense: AvifOptions = { chromaSubsampling: '4:2:0' }

/** Minimum effort, tuned for PSNR: a quarter less time and a twentieth fewer bytes than the default tuning at the same error. */
const fast: AvifOptions = { ...dense, effort: 0, quality: 56, tune: 'psnr' }

/** Never the default effort: a picture would take seconds, for a few percent of the bytes. */
export function avifOptions(making: unknown, width: number): AvifOptions {
  const plain: AvifOptions = { effort: 1, quality: 52 }
  if (making === 'quick') return fast
  // Visitors wait longest for these, and most phones load them. Files for phones alone are dense at any width.
  if (making === 'phone' || (making === 'first' && width <= 1040)) return { ...dense, effort: 2, quality: 41 }
  // Only for high-density and large screens, and most of all pixels: a third of the time for a tenth more bytes.
  if (width >= (making === 'first' ? 2000 : 1400)) return fast
  // Wider than a phone needs, or one of many that are scrolled to: a third of the time for an eighth more bytes at the same quality.
  if (width >= 900 || making === 'gallery') return { ...plain, effort: 0, ...(making === 'gallery' && width >= 900 && dense) }
  return plain
}
