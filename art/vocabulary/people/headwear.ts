import { color } from '../../core/color.ts'
import { glass, glow, metal, plastic, soft } from '../../core/material.ts'
import { volume } from './hair.ts'
import type { HeadCanvas } from './head-canvas.ts'
import type { Look } from './look.ts'

/** Everything worn on the head. Straps follow the volume of the hair. */
export function drawHeadwear(head: HeadCanvas, look: Look): void {
  const t = volume[look.style ?? 'short']
  const strap = (over: number, low: number, high: number) => (_x: number, y: number, z: number, d: number) =>
    d > t - 1.2 && d <= t + over && y > low && y < high && z < 11
  // Removes tufts that would show through the headwear.
  if (look.kippah || look.cap || look.vr || look.crown) head.put(0, (_x, y, _z, d) => d > t && y > 20, true)
  if (look.kippah)
    head.put(soft(look.kippah), (x, y, z, d) => d > 0 && d > t - 0.6 && d <= t + 1.7 && y > 21 && Math.hypot(x, z + 4) < 8.5, true)
  if (look.band) head.put(plastic(look.band), (_x, y, z, d) => d > t - 0.8 && d <= t + 1 && z > 1 && z < 4.5 && y > 11, true)
  if (look.cap) drawCap(head, look.cap)
  if (look.glasses) drawGlasses(head, look.glasses)
  if (look.goggles) {
    head.put(soft(color.dark), strap(0.9, 16.5, 19.5), true)
    for (const x of [-11, 2])
      head.round(x, 15.5, 12, 9, 6, 3, plastic(look.goggles), 2).round(x + 1, 16.5, 14.2, 7, 4, 1, glass('#9fe3ff'), 1.5)
    head.round(-2, 17.5, 12, 4, 2, 2, plastic(look.goggles), 0)
  }
  if (look.headphones) {
    const m = plastic(look.headphones)
    head.put(m, (x, y, z, d) => d > t - 0.5 && d <= t + 1.6 && Math.abs(z) < 2 && y > 15 && Math.abs(x) < 17 + t, true)
    for (const s of [-1, 1]) head.round(s > 0 ? 13 : -17 - Math.min(t, 3), 6, -5, 4 + Math.min(t, 3), 10, 10, m, 2.5)
  }
  if (look.vr) drawVisor(head, look.vr, strap)
  if (look.crown) drawCrown(head, look.crown, t)
  if (look.helmet) {
    head.put(
      plastic(look.helmet),
      (x, y, z, d) => d > 3 && d < 6.5 && y > -3 && !(z > 2 && (x / 13) ** 2 + ((y - 12) / 10.5) ** 2 < 1),
      true,
    )
    head.put(plastic(color.coral), (x, _y, z, d) => d > 6 && d < 6.6 && Math.abs(x) < 2.2 && z < 10, true)
    head.put(metal(), (x, y, z, d) => d > 3 && d < 7 && z > 2 && Math.abs((x / 13) ** 2 + ((y - 12) / 10.5) ** 2 - 1.07) < 0.07, true)
  }
}

function drawCap(head: HeadCanvas, hex: NonNullable<Look['cap']>): void {
  head.put(soft(hex), (_x, y, _z, d) => d > 0 && d < 3.2 && y > 17, true)
  head.round(-11, 16.5, 11, 22, 2, 10, soft(color.white), 3.5)
  head.round(-3, 19.5, 13, 6, 4, 3, soft(color.white), 1)
}

/** Thin rims with a gap to the face, so that the eyes stay visible. */
function drawGlasses(head: HeadCanvas, hex: NonNullable<Look['glasses']>): void {
  const m = plastic(hex)
  const rim = (x: number, y: number) => {
    const e = (Math.abs(Math.abs(x) - 6.5) / 5.4) ** 4 + (Math.abs(y - 12.5) / 5.6) ** 4
    return e < 1 && e > 0.48
  }
  head.put(m, (x, y, z) => z > 13 && z < 14 && rim(x, y))
  head.put(m, (x, y, z) => z > 13 && z < 14 && Math.abs(x) < 1.6 && y > 13 && y < 14)
  head.put(m, (x, y, z) => Math.abs(x) > 14 && Math.abs(x) < 15 && y > 13 && y < 14 && z > -1 && z < 14)
  head.put(m, (x, y, z) => Math.abs(x) > 11.4 && Math.abs(x) < 15 && y > 13 && y < 14 && z > 13 && z < 14)
}

function drawVisor(
  head: HeadCanvas,
  hex: NonNullable<Look['vr']>,
  strap: (over: number, low: number, high: number) => (x: number, y: number, z: number, d: number) => boolean,
): void {
  const band = soft(color.iris)
  head.put(band, strap(1.2, 10, 14), true)
  head.put(band, (x, y, z, d) => strap(1.2, 20, 99)(x, y, z, d) && Math.abs(x) < 2.5, true)
  head.round(-15, 6.5, 9, 30, 12, 11, plastic('#f4f5ff'), 3)
  head.round(-12, 8.5, 19, 24, 8, 2, glass('#1a1740'), 2)
  head.round(-9, 11.5, 20, 18, 2, 1, glow(hex, 2.2), 0.5)
}

function drawCrown(head: HeadCanvas, hex: NonNullable<Look['crown']>, t: number): void {
  const gold = metal(hex)
  const r = 11
  head.put(gold, (x, y, z) => {
    const ring = Math.hypot(x, z)
    const spike = Math.abs((((Math.atan2(z, x) / Math.PI) * 3.5 + 70) % 1) - 0.5) * 2
    return ring < r && ring > r - 1.8 && y > 22 + t * 0.6 && y < 27 + t * 0.6 + (1 - spike) * 5
  })
  for (let i = 0; i < 7; i++) {
    const a = ((i + 0.5) / 3.5) * Math.PI
    head.ball(Math.cos(a) * (r - 0.6), 26 + t * 0.6, Math.sin(a) * (r - 0.6), 1.4, 1.4, 1.4, plastic(i % 2 ? color.coral : color.sky))
  }
}
