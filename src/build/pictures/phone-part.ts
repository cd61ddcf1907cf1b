import type { OutputInfo, ResizeOptions, Sharp } from 'sharp'
import type { PhonePart } from '#schemas/picture.ts'

/** Encodes the part for Astro's option `position` (docs/decisions/025-guarded-shortcuts.md). */
export function encodePart({ from, to }: PhonePart): string {
  return `part ${from} ${to}`
}

export function decodePart(position: unknown): PhonePart | undefined {
  const [, from, to] = String(position).match(/^part (\S+) (\S+)$/) ?? []
  return from && to ? { from: Number(from), to: Number(to) } : undefined
}

/** Returns the picture in its full frame with only a part filled: the empty rest adds no bytes, and the styles of the whole still apply. */
export function maskToPart(
  whole: Sharp,
  { width: full, height }: OutputInfo,
  size: ResizeOptions & { width: number },
  { from, to }: PhonePart,
): Sharp {
  const { width } = size
  const left = Math.round(width * from)
  const filled = Math.round(width * to) - left
  const cut = { left: Math.round(full * from), top: 0, width: Math.round(full * to) - Math.round(full * from), height }
  return whole
    .extract(cut)
    .resize({ ...size, width: filled, height: Math.round((height * width) / full), fit: 'fill' })
    .extend({ left, right: width - left - filled, background: { r: 0, g: 0, b: 0, alpha: 0 } })
}
