import type { AvifOptions } from 'sharp'

/** Where a picture is seen decides how much effort it gets. It travels in Astro's `quality` (docs/decisions/025-guarded-shortcuts.md). */
export type Making = 'first' | 'phone' | 'gallery' | (typeof hurried)[number]

/** Whatever the picture is for. */
export const hurried = ['quick', 'test'] as const

/** Half the colours are enough where two or more of its pixels make one of the page; at one to one, edges of strong colours would fade. */
const dense: AvifOptions = { chromaSubsampling: '4:2:0' }

/** Of the least effort, tuned for plain error: a quarter less time and a twentieth fewer bytes than the default tuning for the same error. */
const swift: AvifOptions = { ...dense, effort: 0, quality: 56, tune: 'psnr' }

/** At the default effort a picture takes seconds, for a few percent of bytes. */
export function avifOptions(making: unknown, width: number): AvifOptions {
  const plain: AvifOptions = { effort: 1, quality: 52 }
  if (making === 'quick') return swift
  // Nothing is waited for longer than for these, and most phones fetch them. What only phones fetch is dense at any width.
  if (making === 'phone' || (making === 'first' && width <= 1040)) return { ...dense, effort: 2, quality: 41 }
  // For dense and for large screens alone, and the most of all pixels: a third of the time for a tenth more bytes.
  if (width >= (making === 'first' ? 2000 : 1400)) return swift
  // Wider than a phone needs, or seen among many and only when scrolled to: a third of the time for an eighth more bytes at the same look.
  if (width >= 900 || making === 'gallery') return { ...plain, effort: 0, ...(making === 'gallery' && width >= 900 && dense) }
  return plain
}
