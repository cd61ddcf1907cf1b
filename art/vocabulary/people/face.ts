import { blend } from '../../core/color.ts'
import { glow, material, smooth } from '../../core/material.ts'
import { brows, eyes, mouths } from './expressions.ts'
import type { HeadCanvas } from './head-canvas.ts'
import type { Look } from './look.ts'

/** Large bright eyes and a light mouth, so that an expression is readable at a width of twenty pixels. */
export function drawFace(head: HeadCanvas, look: Look): void {
  const tone = smooth(look.skin)
  const shade = smooth(blend(look.skin, '#b0452f', 0.2))
  head.put(tone, (_x, _y, _z, d) => d <= 0)
  for (const side of [-1, 1]) head.round(side > 0 ? 13.5 : -16, 7, -3, 2.6, 7, 5, tone, 1.2)
  drawCheeks(head, look)
  if (!look.vr) drawEyes(head, look)
  head.round(-1, 8, 11, 2, 2, 2, shade, 0)
  const rows = mouths[look.mouth ?? 'grin']
  const wide = rows[0]?.length ?? 0
  const lip = blend(look.skin, '#8f2338', 0.72)
  head.draw(-Math.floor(wide / 2), rows.length > 5 ? 1 : 2, rows, {
    '#': material(lip, { coat: 0.1, jitter: 0, seam: 0 }),
    d: material('#5a1630', { coat: 0.1, jitter: 0, seam: 0 }),
    w: material('#ffffff', { glow: 0.12, coat: 0.2, jitter: 0, seam: 0 }),
    t: material('#ff8d8d', { coat: 0.1, jitter: 0, seam: 0 }),
  })
}

function drawEyes(head: HeadCanvas, look: Look): void {
  const key = {
    '#': material('#211a3d', { coat: 0.1, roughness: 0.5, jitter: 0, seam: 0 }),
    o: glow('#ffffff', 0.55),
    i: material(look.iris ?? '#6b4a3f', { coat: 0.1, jitter: 0, seam: 0 }),
  }
  const [left, right] = eyes[look.eyes ?? 'open']
  const at = (rows: readonly string[], x: number) => head.draw(rows[0]?.length === 5 ? x : x - 1, rows.length > 6 ? 9 : 10, rows, key)
  at(right, -9)
  at(left, 4)
  const hair = look.style === 'bald' || look.style === 'hijab' || look.style === 'tichel' ? '#4a3a3a' : look.hair
  const brow = smooth(blend(hair, look.skin, 0.25))
  const [over, other] = brows[look.brows ?? 'soft']
  head.draw(4, 16 + over.lift, over.rows, { '#': brow }).draw(-9, 16 + other.lift, other.rows, { '#': brow })
}

function drawCheeks(head: HeadCanvas, look: Look): void {
  const blush = smooth(blend(look.skin, '#ff5f6a', 0.34))
  for (const x of [-12, 8]) head.draw(x, 5, ['.##.', '####', '.##.'], { '#': blush })
  if (!look.freckles) return
  const dot = smooth(blend(look.skin, '#a8582f', 0.5))
  for (const [x, y] of [
    [-10, 8],
    [-8, 7],
    [-11, 7],
    [7, 7],
    [9, 8],
    [10, 7],
  ] as const)
    head.paint(x, y, dot)
}
