import { blend } from '../../core/color.ts'
import { type Material, material, plastic } from '../../core/material.ts'
import type { HeadCanvas } from './head-canvas.ts'
import { drawHijab, drawTichel } from './headscarf.ts'
import type { HairStyle, Look } from './look.ts'

/** Distance of each style from the skull, so that straps and caps fit around it. */
export const volume: Record<HairStyle, number> = {
  short: 2.2,
  part: 2.4,
  spiky: 2.2,
  buzz: 1,
  bald: 0.4,
  fringe: 2.2,
  curly: 4,
  afro: 8,
  bob: 2.4,
  long: 2.4,
  ponytail: 2.2,
  pigtails: 2.2,
  bun: 2.2,
  braids: 2.2,
  hijab: 2.8,
  tichel: 3.4,
}

type Region = (x: number, y: number, z: number) => boolean
const wave = (x: number, y: number, z: number) => Math.sin(x * 0.9 + 1) + Math.sin(z * 1.1 + y * 0.3)

/** The hairline: `front` at the brow, `side` beside the ears, `back` at the nape. */
function line(front: (x: number) => number, side: number, back: number): Region {
  return (x, y, z) => y > (z > 5 ? front(x) : z > -4 ? side : back)
}

export function drawHair(head: HeadCanvas, look: Look): void {
  const style = look.style ?? 'short'
  const m = material(look.hair, { coat: 0.25, roughness: 0.45, jitter: 0.07, seam: 0.03 })
  const t = volume[style]
  const shell = (region: Region, thick = t, grain = 0.35) =>
    head.put(m, (x, y, z, d) => d > 0 && d <= thick + grain * wave(x, y, z) && region(x, y, z))
  const styles: Record<HairStyle, () => void> = {
    short: () => {
      shell(line((x) => 19 - (x < -3 ? 1 : 0), 12, 5))
      head.put(m, (x, y, z, d) => y > 22 && d > 0 && d < 4.5 + Math.sin(x * 0.7) && z > -6 && z < 12 && Math.abs(x) < 12)
    },
    part: () => {
      shell(line((x) => (x > 5 ? 20.5 : 17 + (x + 14) * 0.17), 11, 4))
      head.put(m, (x, y, z, d) => y > 19 && x < 7 && z > 2 && d > 0 && d < 4.4)
    },
    spiky: () => {
      shell(line((x) => 18.5 + (Math.round(x) % 4 === 0 ? 1 : 0), 12, 5))
      for (const [x, z] of [
        [-9, 6],
        [-3, 9],
        [4, 8],
        [9, 5],
        [-7, 0],
        [0, 2],
        [7, -1],
        [-4, -6],
        [4, -7],
      ] as const)
        for (let k = 0; k < 5; k++) head.ball(x * (1 + k * 0.03), 24 + k * 1.1, z + k * 0.3, 3.4 - k * 0.55, 2, 3.2 - k * 0.5, m)
    },
    buzz: () =>
      void shell(
        line(() => 19.5, 12, 5),
        1,
        0,
      ),
    bald: () => {},
    fringe: () => {
      shell(line((x) => 16.5 + Math.abs(Math.sin(x * 0.55)), 9, 2))
      head.put(m, (_x, y, _z, d) => y > 20 && d > 0 && d < 3.4)
    },
    curly: () => void curls(head, m, 3.4, 18.5, 7, 2),
    afro: () => void curls(head, m, 7.5, 18.5, 6, 1),
    bob: () => {
      shell(line((x) => 17 + (x > 2 && x < 6 ? 2 : 0), 0, -1))
      head.put(m, (x, y, z, d) => y < 5 && y > -1.5 && d > 0 && d < 3.4 && z < 5 && (Math.abs(x) > 12 || z < -9))
    },
    long: () => {
      shell(line((x) => 17.5 + Math.abs(x) * 0.12, -2, -2))
      head.put(m, (x, y, z) => y <= 4 && y > -16 + wave(x, 0, 0) && z < -9 && z > -15 + (y < -8 ? 1 : 0) && Math.abs(x) < 13.5)
      head.put(m, (x, y, z, d) => y <= 6 && y > -9 && z < 2 && z > -12 && Math.abs(x) > 12.5 && Math.abs(x) < 16 && d > 0)
    },
    ponytail: () => {
      shell(line((x) => 18 + Math.abs(x) * 0.1, 10, 4))
      head.ball(0, 19, -15, 4.5, 4.5, 4, m)
      for (let k = 0; k < 9; k++) head.ball(0, 18 - k * 2.2, -17.5 - Math.sin(k * 0.5) * 1.5, 4.6 - k * 0.28, 3.2, 3.6 - k * 0.2, m)
      head.round(-2.5, 17, -14.5, 5, 4, 2.5, plastic(look.tie ?? '#ffc72e'), 1)
    },
    pigtails: () => {
      shell(line((x) => 17.5 + Math.abs(Math.sin(x * 0.4)), 10, 4))
      for (const s of [-1, 1]) {
        for (let k = 0; k < 7; k++)
          head.ball(s * (18 + Math.sin(k * 0.6) * 2), 17 - k * 2.3, -3, 4.4 - Math.abs(k - 2) * 0.4, 3.2, 4.2 - Math.abs(k - 2) * 0.35, m)
        head.round(s > 0 ? 14.5 : -17, 15, -5, 2.5, 5, 4, plastic(look.tie ?? '#ff6552'), 1)
      }
    },
    bun: () => {
      shell(line((x) => 18.5 - Math.abs(x) * 0.05, 11, 4))
      head.ball(0, 28, -5, 7, 6, 7, m)
      head.put(
        plastic(look.tie ?? '#ffc72e'),
        (x, y, z) => Math.hypot(x, z + 5) < 6 && Math.hypot(x, z + 5) > 4 && y > 23.5 && y < 25,
        true,
      )
    },
    braids: () => {
      shell(line((x) => 18.5 - Math.max(0, 3 - Math.abs(x)) * -0.5, 9, 3))
      for (const s of [-1, 1]) {
        for (let k = 0; k < 7; k++) head.ball(s * (14.5 - k * 0.5), 6 - k * 3.2, 3 + Math.min(6, k * 1.6), 2.9, 2.1, 2.7, m)
        head.ball(s * 11.3, -17, 12, 2.2, 2.6, 2.2, plastic(look.tie ?? '#43d6a0'))
      }
    },
    hijab: () => drawHijab(head, look),
    tichel: () => drawTichel(head, look),
  }
  styles[style]()
  if (look.age === 'elder' && style === 'bald') shell((_x, y, z) => y > 5 && y < 14 && z < 3, 2)
  if (look.beard) drawBeard(head, look)
}

function curls(head: HeadCanvas, m: Material, thick: number, front: number, side: number, back: number): void {
  const bump = (x: number, y: number, z: number) =>
    Math.sin(x * 1.05 + y * 0.5) + Math.sin(z * 1.1 + y * 0.8) + Math.sin(x * 0.6 - z * 0.9 + y)
  head.put(m, (x, y, z, d) => {
    if (d <= 0 || d > thick * (z > 4 && y < 24 ? 0.7 : 1) + bump(x, y, z) * 0.55) return false
    return y > (z > 7 ? front - (Math.abs(Math.sin(x * 0.5)) > 0.6 ? 1.5 : 0) : z > 1 ? Math.max(side, 11) : z > -4 ? side : back)
  })
}

function drawBeard(head: HeadCanvas, look: Look): void {
  const m = material(blend(look.hair, look.skin, look.beard === 'short' ? 0.3 : 0.12), { coat: 0.15, jitter: 0.06, seam: 0.03 })
  const lip = (x: number, y: number) => Math.abs(x) < 6.5 && y > 1.5 && y < 7.5
  if (look.beard === 'moustache') {
    head.draw(
      -6,
      7,
      ['..####..####', '.###########', '###..##..###'].map((r) => r.slice(0, 12)),
      { '#': m },
    )
    return
  }
  const thick = look.beard === 'short' ? 0.9 : 2
  head.put(m, (x, y, z, d) => d > 0 && d <= thick && y < 9 && z > 0 && y < 3 + Math.abs(x) * 0.42 && !(z > 9 && lip(x, y)))
  if (look.beard === 'full') head.put(m, (x, y, z, d) => d > 0 && d < 3.5 && y < 1 && z > 2 && Math.abs(x) < 10)
}
