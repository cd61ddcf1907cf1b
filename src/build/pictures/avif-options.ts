import type { AvifOptions } from 'sharp'

/** The encoding effort; depends on where a picture is shown. Passed in Astro's `quality` (docs/decisions/025-guarded-shortcuts.md). */
export type Encoding = 'first' | 'phone' | 'gallery' | (typeof fastModes)[number]

/** Fast modes for local builds and tests: for all pictures, whatever their role. */
export const fastModes = ['quick', 'test'] as const

/** Half the colour resolution is enough at two or more image pixels per CSS pixel; at one to one, edges of strong colours would fade. */
const dense: AvifOptions = { chromaSubsampling: '4:2:0' }

/** Minimum effort, tuned for PSNR: a quarter less time and a twentieth fewer bytes than the default tuning at the same error. */
const fast: AvifOptions = { ...dense, effort: 0, quality: 56, tune: 'psnr' }

/** Never the default effort: a picture would take seconds, for a few percent of the bytes. */
export function avifOptions(encoding: unknown, width: number): AvifOptions {
  const plain: AvifOptions = { effort: 1, quality: 52 }
  if (encoding === 'quick') return fast
  // Visitors wait longest for these, and most phones load them. Files for phones alone are dense at any width.
  if (encoding === 'phone' || (encoding === 'first' && width <= 1040)) return { ...dense, effort: 2, quality: 41 }
  // Only for high-density and large screens, and most of all pixels: a third of the time for a tenth more bytes.
  if (width >= (encoding === 'first' ? 2000 : 1400)) return fast
  // Wider than a phone needs, or one of many that are scrolled to: a third of the time for an eighth more bytes at the same quality.
  if (width >= 900 || encoding === 'gallery') return { ...plain, effort: 0, ...(encoding === 'gallery' && width >= 900 && dense) }
  return plain
}
